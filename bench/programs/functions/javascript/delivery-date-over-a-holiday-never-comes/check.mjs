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

const { addDays, isWeekend, nextOpenDay, deliveryDate } = await load('src/delivery.js');
const xmas = [{ from: '2024-12-24', to: '2024-12-26' }];
await eq(() => deliveryDate('2024-12-20', 3, xmas), '2024-12-30');
await eq(() => nextOpenDay('2024-12-25', xmas), '2024-12-27');
await eq(() => nextOpenDay('2024-12-26', xmas), '2024-12-27');
await eq(() => nextOpenDay('2024-05-01', [{ from: '2024-05-01', to: '2024-05-01' }]), '2024-05-02');
await eq(() => nextOpenDay('2024-08-05', [{ from: '2024-08-05', to: '2024-08-16' }]), '2024-08-19');
await eq(() => nextOpenDay('2024-05-01', [{ from: '2024-05-01', to: '2024-05-01' }, { from: '2024-05-02', to: '2024-05-03' }]), '2024-05-06');
await eq(() => deliveryDate('2024-04-30', 1, [{ from: '2024-05-01', to: '2024-05-01' }]), '2024-05-02');
await eq(() => deliveryDate('2024-12-20', 1, xmas), '2024-12-23');
await eq(() => nextOpenDay('2024-12-23', xmas), '2024-12-23');
await eq(() => nextOpenDay('2024-06-01'), '2024-06-03');
await eq(() => deliveryDate('2024-06-06', 2), '2024-06-10');
await eq(() => deliveryDate('2024-06-06', 0), '2024-06-06');
await eq(() => addDays('2024-02-28', 2), '2024-03-01');
await eq(() => isWeekend('2024-06-02'), true);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
