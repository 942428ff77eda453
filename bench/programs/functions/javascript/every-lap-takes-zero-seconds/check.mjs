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

const { Stopwatch, formatMillis } = await load('src/stopwatch.js');
const run = (...times) => { const left = [...times]; return new Stopwatch(() => left.shift()).start(); };
await eq(() => run(1000, 1850).lap(), 850);
await eq(() => { const w = run(0, 30, 70, 71); return [w.lap(), w.lap(), w.lap()]; }, [30, 40, 1]);
await eq(() => { const w = run(500, 61500, 121000); w.lap(); w.lap(); return w.laps.map(formatMillis); }, ['1:01.0', '0:59.5']);
await eq(() => { const w = run(10, 25, 100, 130); w.lap(); w.start(); w.lap(); return w.laps; }, [30]);
await eq(() => { const w = run(0, 20, 50, 90); w.lap(); w.total(); return w.lap(); }, 70);
await eq(() => { const w = run(5, 5); return w.lap(); }, 0);
await eq(() => run(1000, 4500).total(), 3500);
await eq(() => { const w = run(0, 10, 40); w.lap(); return w.total(); }, 40);
await throws(() => new Stopwatch().lap(), /not started/);
await eq(() => formatMillis(600000), '10:00.0');
await eq(() => formatMillis(59999), '0:59.9');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
