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

const { withRetry, backOff } = await load('src/retry.js');
const flaky = (fails, value = 'ok') => { let n = 0; return async () => { n += 1; if (n <= fails) throw new Error(`failure ${n}`); return value; }; };
await eq(() => withRetry(flaky(1)), 'ok');
await eq(() => withRetry(flaky(2)), 'ok');
await throws(() => withRetry(flaky(3)), /^Error: failure 3$/);
await eq(() => withRetry(flaky(4, 7), { attempts: 5 }), 7);
await throws(() => withRetry(flaky(9), { attempts: 2 }), /failure 2/);
await eq(async () => { const seen = []; await withRetry(flaky(2), { onFailure: (e, n) => seen.push([e.message, n]) }); return seen; }, [['failure 1', 1], ['failure 2', 2]]);
await eq(async () => { const seen = []; await withRetry((n) => { seen.push(n); return n < 3 ? Promise.reject(new Error('x')) : n; }); return seen; }, [1, 2, 3]);
await eq(async () => { const seen = []; await withRetry(flaky(1), { pause: (n) => { seen.push(n); return 1; } }); return seen; }, [1]);
await eq(() => withRetry(async () => 'at once'), 'at once');
await eq(() => withRetry(() => 5), 5);
await eq(() => { let n = 0; return withRetry(() => { n += 1; if (n < 2) throw new Error('sync'); return n; }); }, 2);
await throws(() => withRetry(flaky(1), { attempts: 1 }), /failure 1/);
await throws(() => withRetry(() => { throw new TypeError('sync'); }), /TypeError: sync/);
await eq(() => [1, 2, 3, 4].map(backOff(100, 500)), [100, 200, 400, 500]);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
