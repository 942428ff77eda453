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

const { closing, lowestPoint, overdraftDays } = await load('src/ledger.js');
const m = (...pairs) => pairs.map(([date, amount]) => ({ date, amount }));
await eq(() => lowestPoint(50000, m(['2024-02-01', -20000], ['2024-02-03', 15000])), { date: '2024-02-01', balance: 30000 });
await eq(() => lowestPoint(1000, m(['2024-01-05', 500])), { date: null, balance: 1000 });
await eq(() => lowestPoint(100, []), { date: null, balance: 100 });
await eq(() => lowestPoint(-100, []), { date: null, balance: -100 });
await eq(() => lowestPoint(-100, m(['2024-01-01', 40])), { date: null, balance: -100 });
await eq(() => lowestPoint(-500, m(['2024-01-01', 300], ['2024-01-02', -100])), { date: null, balance: -500 });
await eq(() => lowestPoint(200, m(['2024-01-01', -100], ['2024-01-02', 50], ['2024-01-03', -120])), { date: '2024-01-03', balance: 30 });
await eq(() => lowestPoint(82000, m(['2024-05-02', -61000], ['2024-05-15', 190000], ['2024-05-17', -45000])), { date: '2024-05-02', balance: 21000 });
await eq(() => lowestPoint(300, m(['2024-03-01', -300])), { date: '2024-03-01', balance: 0 });
await eq(() => lowestPoint(0, m(['2024-01-01', -10], ['2024-01-02', -10])), { date: '2024-01-02', balance: -20 });
await eq(() => lowestPoint(0, m(['2024-01-01', 10])), { date: null, balance: 0 });
await eq(() => lowestPoint(50, m(['2024-01-01', -80], ['2024-01-02', 60])), { date: '2024-01-01', balance: -30 });
await eq(() => closing(50, m(['2024-01-01', -80])), -30);
await eq(() => overdraftDays(50, m(['2024-01-01', -80], ['2024-01-01', 50], ['2024-01-02', -60])), ['2024-01-02']);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
