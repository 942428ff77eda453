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

const { spread, largestBlot } = load('./src/ink.js');
const page = ['..##', '..#.'];
await eq(() => spread(page, 3, 0), 3);
await eq(() => largestBlot(['..', '#.'], '#'), 1);
await eq(() => spread(page, 2, 1), 3);
await eq(() => spread(page, 3, 1), 1);
await eq(() => spread(['a', 'b', 'b'], 0, 2), 2);
await eq(() => spread(['abb'], 2, 0), 2);
await eq(() => spread(['ab', 'cd'], 1, 0), 1);
await eq(() => spread(['ab', 'cd'], 0, 1), 1);
await eq(() => largestBlot(['####'], '#'), 4);
await eq(() => largestBlot(['.#', '.#', '##', '#.'], '#'), 5);
await eq(() => spread(page, 1, 0), 4);
await eq(() => spread(page, 0, 0), 4);
await eq(() => spread(page, 1, 1), 4);
await eq(() => spread(['x'], 0, 0), 1);
await eq(() => largestBlot([], '#'), 0);
await eq(() => largestBlot(['..', '..'], '#'), 0);
await eq(() => spread(['#.#', '...', '#.#'], 1, 1), 5);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
