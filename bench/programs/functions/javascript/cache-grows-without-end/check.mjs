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

const { RecentCache } = await load('src/recent.js');
await eq(() => new RecentCache(2).set('a', 1).set('b', 2).set('c', 3).keys(), ['b', 'c']);
await eq(() => new RecentCache(1).set('a', 1).set('b', 2).get('a'), undefined);
await eq(() => { const c = new RecentCache(2).set('a', 1).set('b', 2); c.get('a'); c.set('c', 3); return c.keys(); }, ['a', 'c']);
await eq(() => { const c = new RecentCache(10); for (let i = 0; i < 500; i += 1) c.set(i, i); return c.size; }, 10);
await eq(() => { const c = new RecentCache(3); for (const w of 'the cat and the dog and the cow'.split(' ')) c.set(w, w.length); return c.keys(); }, ['and', 'the', 'cow']);
await eq(() => new RecentCache(2).set('a', 1).set('b', 2).set('a', 3).set('c', 4).keys(), ['a', 'c']);
await eq(() => new RecentCache(2).set('a', 1).set('b', 2).keys(), ['a', 'b']);
await eq(() => new RecentCache(1).set('a', 1).set('a', 2).get('a'), 2);
await eq(() => { const c = new RecentCache(3).set('a', 1).set('b', 2).set('c', 3); c.get('b'); return c.keys(); }, ['a', 'c', 'b']);
await eq(() => new RecentCache(1).size, 0);
await eq(() => new RecentCache(5).set('a', undefined).size, 1);
await throws(() => new RecentCache(1.5), /RangeError: bad size: 1.5/);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
