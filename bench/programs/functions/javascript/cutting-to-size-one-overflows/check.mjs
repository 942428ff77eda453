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

const { cut, cutsNeeded } = await load('src/cable.js');
await eq(() => cut(3, 1), [1, 1, 1]);
await eq(() => cut(8, 4), [4, 4]);
await eq(() => cut(1, 1), [1]);
await eq(() => cut(5, 5), [5]);
await eq(() => cut(2, 1), [1, 1]);
await eq(() => cut(9, 5), [5, 4]);
await eq(() => cut(7, 2), [2, 2, 2, 1]);
await eq(() => cut(12, 3), [3, 3, 3, 3]);
await eq(() => cutsNeeded(6, 6), 0);
await eq(() => cutsNeeded(4, 1), 3);
await eq(() => cut(3, 4), [3]);
await eq(() => cut(10, 4), [3, 2, 3, 2]);
await eq(() => cut(6, 5), [3, 3]);
await eq(() => cut(7, 5), [4, 3]);
await eq(() => cut(1, 2), [1]);
await eq(() => cut(0, 3), [0]);
await eq(() => cutsNeeded(10, 4), 3);
await eq(() => cutsNeeded(2, 9), 0);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
