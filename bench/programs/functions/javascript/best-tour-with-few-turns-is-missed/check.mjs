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

const { bestTour } = await load('src/tours.js');
await eq(() => bestTour([[0, 0, 7], [8, 0, 0], [0, 9, 0]], 1), 17);
await eq(() => bestTour([[0, 0, 5, 0], [0, 0, 0, 2], [0, 6, 9, 0]], 1), 15);
await eq(() => bestTour([[3, 0, 6], [9, 0, 2], [4, 0, 1]], 1), 17);
await eq(() => bestTour([[0, 0, 2], [3, 7, 0], [0, 6, 0]], 2), 13);
await eq(() => bestTour([[1, 0, 3], [3, 3, 0], [0, 4, 0]], 2), 8);
await eq(() => bestTour([[7, 1, 0, 1], [5, 7, 0, 0], [0, 7, 7, 5]], 2), 34);
await eq(() => bestTour([[1, 5, 0, 1], [2, 0, 7, 8], [7, 0, 0, 0]], 2), 18);
await eq(() => bestTour([[0, 3, 1, 0], [2, 0, 4, 0], [5, 1, 0, 6]], 1), 14);
await eq(() => bestTour([[0, 0, 0, 0], [0, 9, 9, 0], [0, 0, 9, 0]], 3), 27);
await eq(() => bestTour([[1, 1], [1, 1]], 0), null);
await eq(() => bestTour([[1, 2, 3]], 0), 6);
await eq(() => bestTour([[1], [2], [3]], 0), 6);
await eq(() => bestTour([[5]], 0), 5);
await eq(() => bestTour([[1, 2, 9], [4, 1, 3], [0, 5, 2]], 1), 17);
await eq(() => bestTour([[0, 1, 1], [1, 9, 1], [1, 1, 0]], 2), 11);
await eq(() => bestTour([[0, 0, 2], [3, 7, 0], [0, 6, 0]], 4), 16);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
