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

const { isFestivalYear, daysInYear, dayNumber, formatDay } = await load('src/calendar.js');
await eq(() => daysInYear(500), 361);
await eq(() => dayNumber(1000, 361), 360242);
await eq(() => isFestivalYear(500), true);
await eq(() => isFestivalYear(1000), true);
await eq(() => isFestivalYear(2500), true);
await eq(() => daysInYear(1500), 361);
await eq(() => dayNumber(501, 1) - dayNumber(500, 1), 361);
await eq(() => dayNumber(501, 1), 180122);
await eq(() => dayNumber(500, 361), 180121);
await eq(() => isFestivalYear(100), false);
await eq(() => isFestivalYear(400), false);
await eq(() => isFestivalYear(600), false);
await eq(() => isFestivalYear(4), true);
await eq(() => isFestivalYear(504), true);
await eq(() => isFestivalYear(250), false);
await eq(() => isFestivalYear(1), false);
await eq(() => dayNumber(1, 1), 1);
await eq(() => dayNumber(5, 1), 1442);
await eq(() => dayNumber(500, 1), 179761);
await throws(() => dayNumber(100, 361), /RangeError: year 100 has no day 361/);
await throws(() => dayNumber(3, 0), /RangeError/);
await eq(() => formatDay(4, 361), 'festival of 4');
await eq(() => formatDay(4, 31), '1.2.4');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
