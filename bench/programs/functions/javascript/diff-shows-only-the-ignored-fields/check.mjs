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

const { changedFields, describe } = await load('src/recorddiff.js');
await eq(() => changedFields({ name: 'Ann', seen: 1 }, { name: 'Anna', seen: 2 }, ['seen']), [{ field: 'name', from: 'Ann', to: 'Anna' }]);
await eq(() => changedFields({ a: 1, b: 2 }, { a: 1, b: 3 }), [{ field: 'b', from: 2, to: 3 }]);
await eq(() => changedFields({ a: 1 }, { b: 2 }), [{ field: 'a', from: 1, to: undefined }, { field: 'b', from: undefined, to: 2 }]);
await eq(() => changedFields({ z: 1, a: 1, m: 1 }, { z: 2, a: 2, m: 2 }, ['m']).map((c) => c.field), ['a', 'z']);
await eq(() => changedFields({ updated: 1 }, { updated: 2 }, ['updated']), []);
await eq(() => describe(changedFields({ name: 'Ann' }, { name: 'Anna', phone: 12345 })), 'name: "Ann" -> "Anna", phone: nothing -> 12345');
await eq(() => changedFields({ a: 1 }, { a: 1 }), []);
await eq(() => changedFields({ a: NaN }, { a: NaN }), []);
await eq(() => changedFields({}, {}, ['a']), []);
await eq(() => changedFields({ a: 1, b: 1 }, { a: 1, b: 1 }, ['a']), []);
await eq(() => describe([]), '');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
