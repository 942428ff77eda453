import assert from 'node:assert/strict';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createRequire } from 'node:module';

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

const load = createRequire(path.join(process.cwd(), 'package.json'));

const { openSlots, clockOf, minutesOf } = load('./lib/slots.js');
await eq(() => openSlots({ open: '15:00', close: '17:00' }, 30), ['15:00', '15:30', '16:00', '16:30']);
await eq(() => openSlots({ open: '09:00', close: '10:00' }, 60), ['09:00']);
await eq(() => openSlots({ open: '09:00', close: '10:00' }, 20), ['09:00', '09:20', '09:40']);
await eq(() => openSlots({ open: '09:00', close: '10:00' }, 45, 15), ['09:00', '09:15']);
await eq(() => openSlots({ open: '09:00', close: '11:00', booked: [['09:00', '10:00']] }, 60), ['10:00']);
await eq(() => openSlots({ open: '09:00', close: '11:00', booked: [['10:30', '11:00']] }, 30), ['09:00', '09:30', '10:00']);
await eq(() => openSlots({ open: '22:00', close: '24:00' }, 60), ['22:00', '23:00']);
await eq(() => openSlots({ open: '09:00', close: '10:30' }, 40), ['09:00', '09:40']);
await eq(() => openSlots({ open: '09:00', close: '10:00' }, 61), []);
await eq(() => openSlots({ open: '09:00', close: '09:59' }, 60), []);
await eq(() => openSlots({ open: '09:00', close: '10:10' }, 30, 20), ['09:00', '09:20', '09:40']);
await eq(() => openSlots({ open: '09:00', close: '11:15', booked: [['09:30', '10:00']] }, 30), ['09:00', '10:00', '10:30']);
await eq(() => openSlots({ open: '09:00', close: '11:15', booked: [['09:15', '09:20']] }, 30), ['09:30', '10:00', '10:30']);
await eq(() => openSlots({ open: '09:00', close: '09:00' }, 30), []);
await eq(() => clockOf(990), '16:30');
await eq(() => minutesOf('16:30'), 990);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
