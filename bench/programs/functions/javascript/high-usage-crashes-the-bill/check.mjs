import assert from 'node:assert/strict';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createRequire } from 'node:module';

if (!process.env.CHECK_CHILD) {
  const run = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], {
    env: { ...process.env, CHECK_CHILD: '1' }, stdio: 'inherit', timeout: 7000, killSignal: 'SIGKILL',
  });
  process.exit(run.status === 0 ? 0 : 1);
}

let right = 0;
let wrong = 0;
async function eq(call, want) {
  try {
    assert.deepStrictEqual(await call(), want);
    right += 1;
  } catch (err) {
    wrong += 1;
    console.error(`${call}: ${err.message}`);
  }
}
async function throws(call, pattern) {
  try {
    await call();
  } catch (err) {
    if (pattern.test(`${err.name}: ${err.message}`)) right += 1;
    else { wrong += 1; console.error(`${call}: threw ${err}`); }
    return;
  }
  wrong += 1;
  console.error(`${call}: did not throw`);
}

const load = createRequire(path.join(process.cwd(), 'package.json'));

const { billCents, formatCents } = load('./lib/tariff.js');
const blocks = [{ upTo: 100, rate: 10 }, { upTo: 300, rate: 14 }];
const one = [{ upTo: 5, rate: 3 }];
await eq(() => billCents(350, blocks, 20), 4800);
await eq(() => billCents(301, blocks, 20), 3820);
await eq(() => billCents(1000, blocks, 0), 3800);
await eq(() => billCents(6, one, 7), 22);
await eq(() => billCents(10, [], 4), 40);
await eq(() => billCents(1, [], 9), 9);
await eq(() => billCents(12, [{ upTo: 2, rate: 1 }, { upTo: 4, rate: 2 }, { upTo: 6, rate: 3 }], 5), 42);
await eq(() => billCents(500, blocks, 14), 6600);
await eq(() => billCents(300, blocks, 20), 3800);
await eq(() => billCents(100, blocks, 20), 1000);
await eq(() => billCents(101, blocks, 20), 1014);
await eq(() => billCents(299, blocks, 20), 3786);
await eq(() => billCents(0, blocks, 20), 0);
await eq(() => billCents(0, [], 20), 0);
await eq(() => billCents(5, one, 7), 15);
await eq(() => formatCents(4800), '48.00');
await eq(() => formatCents(7), '0.07');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
