import assert from 'node:assert/strict';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';

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

const load = (file) => import(pathToFileURL(path.join(process.cwd(), file)));

const { dailyChange, peak, rollingAverage } = await load('src/trends.js');
await eq(() => rollingAverage([2, 4, 6, 8], 2), [2, 3, 5, 7]);
await eq(() => rollingAverage([7, 0, 0, 0, 0, 0, 0, 0]), [7, 3.5, 7 / 3, 1.75, 1.4, 7 / 6, 1, 0]);
await eq(() => rollingAverage([3, 9, 1], 1), [3, 9, 1]);
await eq(() => rollingAverage([10, 20, 30, 40, 50], 3), [10, 15, 20, 30, 40]);
await eq(() => rollingAverage([0, 0, 0, 12], 3), [0, 0, 0, 4]);
await eq(() => rollingAverage([-4, 4, -4, 4], 2), [-4, 0, 0, 0]);
await eq(() => rollingAverage([1, 3], 2), [1, 2]);
await eq(() => rollingAverage([1, 3, 5], 7), [1, 2, 3]);
await eq(() => rollingAverage([5, 5, 5, 5], 2), [5, 5, 5, 5]);
await eq(() => rollingAverage([], 3), []);
await eq(() => dailyChange([1, 2]), [1]);
await eq(() => peak([4, 4]), 0);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
