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

const { joinBookings, minutesTaken } = await load('src/bookings.js');
await eq(() => joinBookings([[540, 600], [600, 645]]), [[540, 645]]);
await eq(() => joinBookings([[540, 600], [615, 645]], 15), [[540, 645]]);
await eq(() => joinBookings([[3, 4], [2, 3], [1, 2]]), [[1, 4]]);
await eq(() => joinBookings([[0, 10], [15, 20], [25, 30]], 5), [[0, 30]]);
await eq(() => joinBookings([[0, 10], [10, 20], [21, 30]]), [[0, 20], [21, 30]]);
await eq(() => joinBookings([[0, 10], [11, 20], [22, 30]], 1), [[0, 20], [22, 30]]);
await eq(() => joinBookings([[5, 5], [5, 5]]), [[5, 5]]);
await eq(() => joinBookings([[0, 50], [10, 20], [50, 60]]), [[0, 60]]);
await eq(() => joinBookings([[0, 10], [10, 12], [40, 50], [50, 51]]), [[0, 12], [40, 51]]);
await eq(() => joinBookings([]), []);
await eq(() => joinBookings([[1, 2]]), [[1, 2]]);
await eq(() => joinBookings([[0, 10], [11, 20]]), [[0, 10], [11, 20]]);
await eq(() => joinBookings([[0, 10], [16, 20]], 5), [[0, 10], [16, 20]]);
await eq(() => joinBookings([[0, 10], [14, 20]], 5), [[0, 20]]);
await eq(() => joinBookings([[0, 100], [10, 20], [90, 95]]), [[0, 100]]);
await eq(() => joinBookings([[30, 40], [0, 35]]), [[0, 40]]);
await eq(() => minutesTaken([[0, 10], [10, 20], [15, 30]]), 30);
await eq(() => { const input = [[5, 9], [1, 6]]; joinBookings(input); return input; }, [[5, 9], [1, 6]]);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
