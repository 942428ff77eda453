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

const { JobQueue } = await load('src/jobs.js');
const fail = (message) => async () => { throw new Error(message); };
const within = (promise, ms = 300) => Promise.race([promise, new Promise((r) => { setTimeout(r, ms, 'stalled'); })]);
await eq(async () => { const q = new JobQueue(); await q.add(fail('no')).catch(() => {}); return within(q.add(async () => 'ok')); }, 'ok');
await eq(async () => { const q = new JobQueue(1); const a = q.add(fail('x')).catch((e) => e.message); const b = q.add(async () => 2); return within(Promise.all([a, b])); }, ['x', 2]);
await eq(async () => { const q = new JobQueue(2); for (const n of [1, 2]) await q.add(fail(`e${n}`)).catch(() => {}); return within(q.add(async () => 'third')); }, 'third');
await eq(async () => { const q = new JobQueue(2); await q.add(fail('x')).catch(() => {}); return q.size; }, 0);
await eq(async () => { const q = new JobQueue(); await q.add(() => { throw new Error('sync'); }).catch(() => {}); return within(q.add(() => 5)); }, 5);
await eq(async () => { const q = new JobQueue(3); return within(Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => q.add(async () => { if (n % 2) throw n; return n; }))).then((all) => all.map((r) => r.status[0]).join(''))); }, 'rfrfrf');
await throws(() => new JobQueue().add(fail('bad job')), /Error: bad job/);
await eq(() => new JobQueue().add(async () => 42), 42);
await eq(() => { const q = new JobQueue(2); return Promise.all([3, 2, 1].map((n) => q.add(async () => n))); }, [3, 2, 1]);
await eq(async () => { const q = new JobQueue(2); let now = 0; let most = 0; await Promise.all([1, 2, 3, 4, 5].map(() => q.add(async () => { now += 1; most = Math.max(most, now); await new Promise((r) => { setTimeout(r, 3); }); now -= 1; }))); return most; }, 2);
await throws(() => new JobQueue(0), /RangeError/);
await eq(() => new JobQueue(4).size, 0);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
