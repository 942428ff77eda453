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

const { workdays, dayTitles, isWorkday } = await load('./lib/days.mjs');
const isos = (...args) => workdays(...args).map((day) => day.toISOString());
await eq(() => dayTitles(workdays('2024-05-06', 5)), ['Mon 6', 'Tue 7', 'Wed 8', 'Thu 9', 'Fri 10']);
await eq(() => isos('2024-05-06', 1), ['2024-05-06T00:00:00.000Z']);
await eq(() => isos('2024-05-10', 2), ['2024-05-10T00:00:00.000Z', '2024-05-13T00:00:00.000Z']);
await eq(() => dayTitles(workdays('2024-05-11', 2)), ['Mon 13', 'Tue 14']);
await eq(() => dayTitles(workdays('2024-05-08', 3, ['2024-05-09'])), ['Wed 8', 'Fri 10', 'Mon 13']);
await eq(() => dayTitles(workdays('2024-02-28', 3)), ['Wed 28', 'Thu 29', 'Fri 1']);
await eq(() => dayTitles(workdays('2024-12-30', 4, ['2025-01-01'])), ['Mon 30', 'Tue 31', 'Thu 2', 'Fri 3']);
await eq(() => new Set(workdays('2024-05-06', 4)).size, 4);
await eq(() => { const [a, b] = workdays('2024-05-06', 2); a.setUTCDate(1); return b.getUTCDate(); }, 7);
await eq(() => workdays('2024-05-06', 8).every((day) => isWorkday(day)), true);
await eq(() => workdays('2024-05-06', 0), []);
await eq(() => workdays('2024-05-06', 7).length, 7);
await eq(() => dayTitles([]), []);
await eq(() => isWorkday(new Date('2024-05-11T00:00:00Z')), false);
await eq(() => isWorkday(new Date('2024-05-12T00:00:00Z')), false);
await eq(() => isWorkday(new Date('2024-05-09T00:00:00Z'), ['2024-05-09']), false);
await eq(() => isWorkday(new Date('2024-05-09T00:00:00Z')), true);
await throws(() => workdays('soon', 2), /RangeError: Not a day: soon/);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
