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

const { seatName, seatNumber, neighbours } = await load('src/seats.js');
await eq(() => seatName(12, 12), 'A12');
await eq(() => seatName(24, 12), 'B12');
await eq(() => seatName(20, 20), 'A20');
await eq(() => seatName(80, 10), 'H10');
await eq(() => seatName(40, 20), 'B20');
await eq(() => seatName(18, 6), 'C6');
await eq(() => [1, 2, 3].map((n) => seatName(n, 1)), ['A1', 'B1', 'C1']);
await eq(() => seatName(240, 10), 'Z10');
await eq(() => seatName(1, 12), 'A1');
await eq(() => seatName(13, 12), 'B1');
await eq(() => seatName(15, 12), 'B3');
await eq(() => seatName(11, 12), 'A11');
await eq(() => seatName(81, 10), 'J1');
await eq(() => seatNumber('B12', 12), 24);
await eq(() => neighbours('A1', 1), []);
await throws(() => seatNumber('O3', 9), /RangeError/);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
