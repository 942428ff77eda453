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

const { percentile, summary, keeps } = load('./lib/latency.js');
await eq(() => summary([250, 1400, 310]), { count: 3, mean: 653, median: 310, p95: 1400, worst: 1400 });
await eq(() => summary([80, 95, 120]).worst, 120);
await eq(() => summary([80, 95, 120]).median, 95);
await eq(() => percentile([9, 10, 11, 100, 1], 0.5), 10);
await eq(() => percentile([9, 10, 11, 100, 1], 1), 100);
await eq(() => percentile([5, 10], 0), 5);
await eq(() => percentile([0.5, 12.25, 3, 7], 0.75), 7);
await eq(() => percentile([-5, -20, 3], 0), -20);
await eq(() => keeps([90, 1200], { share: 1, within: 300 }), false);
await eq(() => keeps([90, 80, 1200], { share: 0.5, within: 90 }), true);
await eq(() => percentile([1e21, 5, 30], 1), 1e21);
await eq(() => summary([250, 400, 310]), { count: 3, mean: 320, median: 310, p95: 400, worst: 400 });
await eq(() => summary([]), { count: 0, mean: null, median: null, p95: null, worst: null });
await eq(() => percentile([120, 340, 180, 560, 210], 0.8), 340);
await eq(() => percentile([7], 0.5), 7);
await eq(() => keeps([], { share: 1, within: 1 }), true);
await eq(() => { const own = [30, 4, 200]; summary(own); return own; }, [30, 4, 200]);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
