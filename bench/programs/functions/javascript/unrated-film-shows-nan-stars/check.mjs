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

const { averageStars, starLine, addVote } = await load('src/ratings.js');
await eq(() => starLine({}), 'not rated yet');
await eq(() => averageStars({}), null);
await eq(() => averageStars({ 5: 0 }), null);
await eq(() => starLine({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }), 'not rated yet');
await eq(() => averageStars({ 5: 2, 4: 1 }), 4.7);
await eq(() => averageStars({ 1: 1 }), 1);
await eq(() => starLine({ 4: 10 }), '4.0 of 5 stars');
await eq(() => starLine({ 1: 1, 5: 0 }), '1.0 of 5 stars');
await eq(() => starLine(addVote({}, 3)), '3.0 of 5 stars');
await throws(() => addVote({}, 6), /RangeError: stars have to be 1 to 5, not 6/);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
