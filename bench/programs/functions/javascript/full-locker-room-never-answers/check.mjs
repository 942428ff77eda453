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

const { Lockers } = await load('src/lockers.js');
const full = (count) => {
  const room = new Lockers(count);
  for (let i = 0; i < count; i++) room.rent(`p${i}`, i);
  return room;
};
await eq(() => new Lockers(5).rent('a', 3), { number: 3, passed: 0 });
await eq(() => new Lockers(5).rent('a', 8), { number: 3, passed: 0 });
await eq(() => { const r = new Lockers(2); return [r.rent('a', 0), r.rent('b', 0)]; }, [{ number: 0, passed: 0 }, { number: 1, passed: 1 }]);
await eq(() => { const r = full(4); r.release(1); return r.rent('x', 2); }, { number: 1, passed: 3 });
await eq(() => { const r = full(4); r.release(2); return r.rent('x', 2); }, { number: 2, passed: 0 });
await eq(() => full(3).free(), 0);
await eq(() => new Lockers(3).release(0), false);
await eq(() => { const r = new Lockers(1); return [r.rent('a', 7), r.free()]; }, [{ number: 0, passed: 0 }, 0]);
await eq(() => { const r = new Lockers(2); r.rent('Ada', 0); r.rent('Ben', 0); return r.rent('Cleo', 0); }, null);
await eq(() => full(1).rent('x', 0), null);
await eq(() => full(3).rent('x', 2), null);
await eq(() => full(3).rent('x', 10), null);
await eq(() => { const r = full(3); r.rent('x', 1); return [r.free(), [...r.owners.values()]]; }, [0, ['p0', 'p1', 'p2']]);
await eq(() => { const r = full(3); r.rent('x', 1); r.release(2); return r.rent('y', 1); }, { number: 2, passed: 1 });
await eq(() => { const r = full(2); return [r.rent('x', 0), r.rent('y', 1)]; }, [null, null]);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
