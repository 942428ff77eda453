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

const { Signals } = await load('src/signals.js');
await eq(() => new Signals().send('ready'), 0);
await eq(() => { const s = new Signals(); s.on('rain', () => {}); return s.send('snow', 3); }, 0);
await eq(() => { const s = new Signals(); s.send('rain', 1); const seen = []; s.on('rain', (mm) => seen.push(mm)); s.send('rain', 2); return seen; }, [2]);
await eq(() => { const s = new Signals(); return ['a', 'b', 'c'].map((n) => s.send(n, n)); }, [0, 0, 0]);
await eq(() => { const s = new Signals(); const seen = []; s.on('rain', (mm) => seen.push(mm)); s.on('rain', (mm) => seen.push(-mm)); return [s.send('rain', 4), seen]; }, [2, [4, -4]]);
await eq(() => { const s = new Signals(); const off = s.on('rain', () => {}); off(); return s.send('rain'); }, 0);
await eq(() => { const s = new Signals(); s.off('rain', () => {}); return s.send('rain'); }, 0);
await eq(() => { const s = new Signals(); const seen = []; const f = () => seen.push('f'); s.on('x', f); s.on('x', () => seen.push('g')); s.off('x', f); s.send('x'); return seen; }, ['g']);
await eq(() => { const s = new Signals(); let got; s.on('x', (...v) => { got = v; }); s.send('x', 1, 2); return got; }, [1, 2]);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
