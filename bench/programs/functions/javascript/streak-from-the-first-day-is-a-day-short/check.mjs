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

const { longestStreak, currentStreak } = await load('./src/streaks.js');
const may = (...days) => days.map((day) => `2024-05-${String(day).padStart(2, '0')}`);
await eq(() => longestStreak(may(1, 2, 3)), 3);
await eq(() => longestStreak(['2024-04-20', ...may(1, 2, 3)]), 3);
await eq(() => longestStreak(may(1, 2)), 2);
await eq(() => longestStreak(may(1, 2, 3, 4, 5, 6, 7)), 7);
await eq(() => longestStreak(may(3, 1, 2, 2, 20)), 3);
await eq(() => longestStreak(may(1, 2, 3, 8, 9)), 3);
await eq(() => longestStreak(may(5, 6, 7, 8, 20, 21, 22)), 4);
await eq(() => longestStreak(['2023-12-31', '2024-01-01']), 2);
await eq(() => longestStreak(may(1, 3, 4, 6, 7, 8)), 3);
await eq(() => longestStreak(may(1)), 1);
await eq(() => longestStreak(may(1, 1, 1)), 1);
await eq(() => longestStreak(may(1, 9)), 1);
await eq(() => longestStreak([]), 0);
await eq(() => longestStreak(may(1, 2, 8, 9, 10)), 3);
await eq(() => currentStreak(may(1, 2, 3), '2024-05-03'), 3);
await eq(() => currentStreak(may(1, 2, 3), '2024-05-04'), 3);
await eq(() => currentStreak(may(1, 2, 3), '2024-05-05'), 0);
await eq(() => currentStreak(may(1, 3), '2024-05-03'), 1);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
