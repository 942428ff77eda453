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

const { parseTime, isQuiet, waitFor } = await load('src/quiet.js');
await eq(() => isQuiet(420, { from: '22:00', until: '07:00' }), false);
await eq(() => waitFor(420, { from: '22:00', until: '07:00' }), 0);
await eq(() => waitFor(parseTime('06:30'), { from: '23:30', until: '06:30' }), 0);
await eq(() => isQuiet(0, { from: '20:15', until: '00:00' }), false);
await eq(() => isQuiet(1, { from: '23:59', until: '00:01' }), false);
await eq(() => isQuiet(0, { from: '23:59', until: '00:01' }), true);
await eq(() => isQuiet(419, { from: '22:00', until: '07:00' }), true);
await eq(() => isQuiet(421, { from: '22:00', until: '07:00' }), false);
await eq(() => isQuiet(1320, { from: '22:00', until: '07:00' }), true);
await eq(() => isQuiet(1319, { from: '22:00', until: '07:00' }), false);
await eq(() => isQuiet(840, { from: '12:00', until: '14:00' }), false);
await eq(() => isQuiet(839, { from: '12:00', until: '14:00' }), true);
await eq(() => isQuiet(500, { from: '08:00', until: '08:00' }), false);
await eq(() => waitFor(1320, { from: '22:00', until: '07:00' }), 540);
await eq(() => waitFor(0, { from: '22:00', until: '07:00' }), 420);
await eq(() => waitFor(800, { from: '12:00', until: '14:00' }), 40);
await eq(() => parseTime('07:05'), 425);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
