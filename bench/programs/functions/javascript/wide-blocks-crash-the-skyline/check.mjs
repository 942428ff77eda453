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

const { seenFromSouth, seenFromWest } = await load('lib/skyline.js');
await eq(() => seenFromSouth([[3, 1, 2], [1, 1, 4]]), [2, 1, 1]);
await eq(() => seenFromSouth([[1, 5], [2, 3]]), [1, 2]);
await eq(() => seenFromSouth([[5, 1], [2, 3]]), [2, 1]);
await eq(() => seenFromSouth([[1, 2, 3]]), [1, 1, 1]);
await eq(() => seenFromSouth([[3], [2], [1]]), [3]);
await eq(() => seenFromSouth([[1], [2], [3]]), [1]);
await eq(() => seenFromSouth([[9, 0, 2, 2], [1, 0, 2, 3]]), [2, 0, 1, 1]);
await eq(() => seenFromSouth([[4, 4, 4], [3, 3, 1], [1, 2, 2]]), [3, 3, 2]);
await eq(() => seenFromSouth([[1, 2], [3, 4], [2, 5]]), [2, 1]);
await eq(() => seenFromSouth([[0, 7], [0, 0]]), [0, 1]);
await eq(() => seenFromSouth([]), []);
await eq(() => seenFromSouth([[]]), []);
await eq(() => seenFromSouth([[4]]), [1]);
await eq(() => seenFromSouth([[0]]), [0]);
await eq(() => seenFromSouth([[1, 1], [1, 1]]), [1, 1]);
await eq(() => seenFromSouth([[3, 2], [2, 1]]), [2, 2]);
await eq(() => seenFromWest([[1, 2, 3], [3, 2, 1]]), [3, 1]);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
