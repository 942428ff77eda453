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

const { bounds, alignBoxes } = await load('src/align.js');
const box = (x, y, width, height) => ({ x, y, width, height });
await eq(() => alignBoxes([box(0, 0, 100, 20), box(30, 40, 50, 20)], 'right'), [box(0, 0, 100, 20), box(50, 40, 50, 20)]);
await eq(() => alignBoxes([box(10, 10, 40, 60)], 'right'), [box(10, 10, 40, 60)]);
await eq(() => alignBoxes([box(5, 0, 10, 30), box(0, 0, 20, 4)], 'right'), [box(10, 0, 10, 30), box(0, 0, 20, 4)]);
await eq(() => alignBoxes([box(-10, 0, 5, 1), box(0, 3, 2, 8)], 'right').map((b) => b.x), [-3, 0]);
await eq(() => bounds(alignBoxes([box(0, 0, 8, 2), box(4, 4, 16, 3)], 'right')), box(4, 0, 16, 7));
await eq(() => alignBoxes([box(0, 0, 10, 10), box(30, 5, 20, 20)], 'right'), [box(40, 0, 10, 10), box(30, 5, 20, 20)]);
await eq(() => alignBoxes([box(0, 0, 100, 20), box(30, 40, 50, 20)], 'left'), [box(0, 0, 100, 20), box(0, 40, 50, 20)]);
await eq(() => alignBoxes([box(0, 0, 100, 20), box(30, 40, 50, 30)], 'bottom'), [box(0, 50, 100, 20), box(30, 40, 50, 30)]);
await eq(() => alignBoxes([box(0, 7, 100, 20), box(30, 40, 50, 30)], 'top'), [box(0, 7, 100, 20), box(30, 7, 50, 30)]);
await throws(() => alignBoxes([box(0, 0, 1, 1)], 'middle'), /RangeError: no such edge: middle/);
await eq(() => bounds([box(1, 2, 3, 4)]), box(1, 2, 3, 4));

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
