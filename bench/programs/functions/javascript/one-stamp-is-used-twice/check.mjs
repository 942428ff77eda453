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

const { selections, fewestStamps } = load('./postage.js');
await eq(() => selections([40, 25, 15], 80), [[40, 25, 15]]);
await eq(() => fewestStamps([10, 20], 40), null);
await eq(() => selections([10], 20), []);
await eq(() => selections([10, 10], 20), [[10, 10]]);
await eq(() => selections([5, 5, 5], 10), [[5, 5], [5, 5], [5, 5]]);
await eq(() => selections([1, 2, 3], 6), [[1, 2, 3]]);
await eq(() => selections([1, 2, 3], 7), []);
await eq(() => fewestStamps([20, 30, 10], 60), [20, 30, 10]);
await eq(() => fewestStamps([45, 55, 5, 40], 90), [45, 5, 40]);
await eq(() => selections([], 5), []);
await eq(() => selections([], 0), [[]]);
await eq(() => selections([7], 7), [[7]]);
await eq(() => selections([8, 9], 7), []);
await eq(() => selections([30, 50, 20], 50), [[30, 20], [50]]);
await eq(() => selections([50, 20, 30], 50), [[50], [20, 30]]);
await eq(() => selections([4, 4], 4), [[4], [4]]);
await eq(() => fewestStamps([30, 50, 20], 50), [50]);
await eq(() => fewestStamps([9], 0), []);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
