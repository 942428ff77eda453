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

const { toMinutes, toClock, shiftClock } = await load('src/clock.js');
await eq(() => shiftClock('00:30', -60), { time: '23:30', day: -1 });
await eq(() => shiftClock('00:00', -1), { time: '23:59', day: -1 });
await eq(() => shiftClock('12:00', -1440), { time: '12:00', day: -1 });
await eq(() => shiftClock('06:00', -1500), { time: '05:00', day: -1 });
await eq(() => shiftClock('01:00', -1501), { time: '23:59', day: -2 });
await eq(() => shiftClock('08:15', -2880), { time: '08:15', day: -2 });
await eq(() => shiftClock('02:00', -180), { time: '23:00', day: -1 });
await eq(() => shiftClock('00:00', -1440), { time: '00:00', day: -1 });
await eq(() => shiftClock('23:30', 45), { time: '00:15', day: 1 });
await eq(() => shiftClock('10:00', -600), { time: '00:00', day: 0 });
await eq(() => shiftClock('10:00', 0), { time: '10:00', day: 0 });
await eq(() => shiftClock('10:00', 3000), { time: '12:00', day: 2 });
await eq(() => shiftClock('00:00', 1440), { time: '00:00', day: 1 });
await throws(() => shiftClock('9:00', 1), /SyntaxError/);
await eq(() => toClock(65), '01:05');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
