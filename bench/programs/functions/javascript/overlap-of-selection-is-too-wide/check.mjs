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

const load = (file) => import(pathToFileURL(path.resolve(file)).href);

const { Rect } = await load('./src/rect.js');
const cut = (a, b) => {
  const common = new Rect(...a).overlap(new Rect(...b));
  return common && common.toArray();
};
await eq(() => cut([0, 0, 10, 10], [6, 2, 20, 3]), [6, 2, 4, 3]);
await eq(() => cut([6, 2, 20, 3], [0, 0, 10, 10]), [6, 2, 4, 3]);
await eq(() => cut([0, 0, 4, 4], [10, 0, 4, 4]), null);
await eq(() => cut([10, 0, 4, 4], [0, 0, 4, 4]), null);
await eq(() => cut([0, 0, 4, 4], [4, 0, 4, 4]), null);
await eq(() => cut([0, 0, 100, 100], [20, 30, 5, 6]), [20, 30, 5, 6]);
await eq(() => cut([20, 30, 5, 6], [0, 0, 100, 100]), [20, 30, 5, 6]);
await eq(() => cut([-5, -5, 10, 10], [-2, -8, 3, 10]), [-2, -5, 3, 7]);
await eq(() => cut([0, 0, 10, 10], [0, 6, 10, 10]), [0, 6, 10, 4]);
await eq(() => cut([0, 0, 5, 5], [0, 5, 5, 5]), null);
await eq(() => cut([0, 0, 5, 5], [0, 9, 5, 5]), null);
await eq(() => cut([1, 1, 3, 3], [1, 1, 3, 3]), [1, 1, 3, 3]);
await eq(() => new Rect(0, 0, 2, 2).hull(new Rect(5, 1, 1, 4)).toArray(), [0, 0, 6, 5]);
await eq(() => new Rect(0, 0, 8, 8).hull(new Rect(1, 1, 2, 2)).toArray(), [0, 0, 8, 8]);
await eq(() => new Rect(0, 0, 3, 7).area, 21);
await throws(() => new Rect(0, 0, -1, 1), /RangeError/);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
