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

const { median, spread, summary } = await load('src/waits.js');
await eq(() => median([4, 12, 7]), 7);
await eq(() => median([9, 10, 11]), 10);
await eq(() => median([100, 20, 3]), 20);
await eq(() => median([2, 15, 8, 30]), 11.5);
await eq(() => summary([5, 25, 8]), '3 people, median 8 min, spread 20 min');
await eq(() => median([1, 2, 3, 10, 20]), 3);
await eq(() => median([11, 5, 6, 7, 8, 12, 9]), 8);
await eq(() => median([14, 3]), 8.5);
await eq(() => median([3, 1, 8]), 3);
await eq(() => median([12]), 12);
await eq(() => median([]), null);
await eq(() => median([30, 20, 10]), 20);
await eq(() => { const w = [12, 3, 30]; median(w); return w; }, [12, 3, 30]);
await eq(() => spread([12, 3, 30]), 27);
await eq(() => summary([10]), '1 person, median 10 min, spread 0 min');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
