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

const { pageStrip, stripText, pageCount } = await load('./src/strip.js');
await eq(() => stripText(9, 10), '1 … 8 [9] 10');
await eq(() => stripText(10, 10), '1 … 9 [10]');
await eq(() => stripText(8, 10), '1 … 7 [8] 9 10');
await eq(() => pageStrip(1, 2), [1, 2]);
await eq(() => pageStrip(2, 2), [1, 2]);
await eq(() => pageStrip(2, 3), [1, 2, 3]);
await eq(() => pageStrip(3, 3), [1, 2, 3]);
await eq(() => pageStrip(18, 20, 3), [1, '…', 15, 16, 17, 18, 19, 20]);
await eq(() => pageStrip(17, 20, 3), [1, '…', 14, 15, 16, 17, 18, 19, 20]);
await eq(() => pageStrip(16, 20, 3), [1, '…', 13, 14, 15, 16, 17, 18, 19, 20]);
await eq(() => pageStrip(15, 20, 3), [1, '…', 12, 13, 14, 15, 16, 17, 18, '…', 20]);
await eq(() => pageStrip(1, 10), [1, 2, '…', 10]);
await eq(() => pageStrip(5, 10), [1, '…', 4, 5, 6, '…', 10]);
await eq(() => pageStrip(5, 10, 0), [1, '…', 5, '…', 10]);
await eq(() => pageStrip(10, 10, 0), [1, '…', 10]);
await eq(() => pageStrip(1, 1), [1]);
await eq(() => pageStrip(2, 4, 5), [1, 2, 3, 4]);
await eq(() => stripText(1, 3), '[1] 2 3');
await eq(() => pageCount(41, 20), 3);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
