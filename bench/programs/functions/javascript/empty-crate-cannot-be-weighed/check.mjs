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

const { weigh, countGoods, fee } = load('./lib/freight.js');
const empty = (tare) => ({ tare, contents: [] });
await eq(() => fee(empty(2300)), 15);
await eq(() => weigh(empty(2300)), 2300);
await eq(() => weigh(empty(0)), 0);
await eq(() => fee(empty(0)), 0);
await eq(() => weigh({ tare: 5, contents: [empty(7)] }), 12);
await eq(() => weigh({ tare: 5, contents: [empty(7), { grams: 3 }, empty(1)] }), 16);
await eq(() => weigh({ tare: 1, contents: [{ tare: 2, contents: [empty(3), empty(4)] }] }), 10);
await eq(() => fee({ tare: 999, contents: [empty(2)] }), 10);
await eq(() => weigh({ grams: 120 }), 120);
await eq(() => weigh({ grams: 0 }), 0);
await eq(() => weigh({ tare: 4, contents: [{ grams: 6 }] }), 10);
await eq(() => weigh({ tare: 4, contents: [{ grams: 6 }, { grams: 7 }, { tare: 1, contents: [{ grams: 2 }] }] }), 20);
await eq(() => countGoods(empty(3)), 0);
await eq(() => countGoods({ tare: 4, contents: [{ grams: 6 }, empty(2)] }), 1);
await eq(() => fee({ grams: 1000 }), 5);
await eq(() => fee({ grams: 1 }), 5);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
