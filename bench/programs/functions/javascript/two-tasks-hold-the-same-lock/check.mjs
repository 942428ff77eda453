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

const { KeyLock } = await load('./src/lock.js');
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const play = async (...steps) => {
  const lock = new KeyLock();
  const log = [];
  await Promise.allSettled(steps.map(([key, name, ms, fails]) => lock.run(key, async () => {
    log.push(`${name}+`);
    await pause(ms);
    log.push(`${name}-`);
    if (fails) throw new Error(name);
  })));
  return log.join(' ');
};
await eq(() => play(['acc', 'A', 20], ['acc', 'B', 20]), 'A+ A- B+ B-');
await eq(() => play(['acc', 'A', 30], ['acc', 'B', 5], ['acc', 'C', 1]), 'A+ A- B+ B- C+ C-');
await eq(() => play(['acc', 'A', 20, true], ['acc', 'B', 5]), 'A+ A- B+ B-');
await eq(() => play(['one', 'A', 40], ['two', 'B', 5], ['one', 'C', 5]), 'A+ B+ B- A- C+ C-');
await eq(async () => { const l = new KeyLock(); const p = l.run('k', () => pause(20)); await pause(5); const was = l.busy('k'); await p; return was; }, true);
await eq(async () => { const l = new KeyLock(); const p = l.run('k', () => pause(20)); await pause(5); const was = l.keys; await p; return was; }, ['k']);
await eq(async () => { const l = new KeyLock(); let inside = 0; let most = 0; await Promise.all([1, 2, 3, 4].map(() => l.run('k', async () => { most = Math.max(most, ++inside); await pause(3); inside -= 1; }))); return most; }, 1);
await eq(async () => { const l = new KeyLock(); let sum = 0; await Promise.all([1, 2, 3].map((n) => l.run('k', async () => { const old = sum; await pause(2); sum = old + n; }))); return sum; }, 6);
await eq(async () => { const l = new KeyLock(); await Promise.all([l.run('k', () => pause(5)), l.run('k', () => pause(5))]); return [l.busy('k'), l.keys]; }, [false, []]);
await eq(() => new KeyLock().run('a', () => 5), 5);
await eq(() => new KeyLock().run('a', async () => 'x'), 'x');
await throws(() => new KeyLock().run('a', () => { throw new TypeError('no'); }), /TypeError: no/);
await throws(() => new KeyLock().run('a', async () => { await pause(1); throw new TypeError('late'); }), /TypeError: late/);
await eq(async () => { const l = new KeyLock(); await l.run('a', async () => { throw new Error('x'); }).catch(() => {}); return l.run('a', () => 'next'); }, 'next');
await eq(() => play(['one', 'A', 10], ['two', 'B', 30]), 'A+ B+ A- B-');
await eq(() => new KeyLock().busy('a'), false);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
