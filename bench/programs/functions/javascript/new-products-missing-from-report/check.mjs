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

const { compareStock, report } = load('./stock/compare.js');
await eq(() => report({ bolt: 3 }, { bolt: 2, washer: 50 }), 'bolt: 3 -> 2\nwasher: 0 -> 50');
await eq(() => compareStock({}, { nut: 1 }), [{ sku: 'nut', from: 0, to: 1 }]);
await eq(() => compareStock({}, { b: 2, a: 1 }), [{ sku: 'a', from: 0, to: 1 }, { sku: 'b', from: 0, to: 2 }]);
await eq(() => compareStock({ m: 1 }, { z: 2, m: 1, a: 3 }), [{ sku: 'a', from: 0, to: 3 }, { sku: 'z', from: 0, to: 2 }]);
await eq(() => compareStock({ m: 4 }, { a: 3 }), [{ sku: 'a', from: 0, to: 3 }, { sku: 'm', from: 4, to: 0 }]);
await eq(() => report({}, { z: 9, y: 0 }), 'z: 0 -> 9');
await eq(() => report({ k: 0 }, { k: 0, l: 1 }), 'l: 0 -> 1');
await eq(() => compareStock({ c: 1, d: 2 }, { d: 3, e: 4 }).map((c) => c.sku), ['c', 'd', 'e']);
await eq(() => compareStock({}, {}), []);
await eq(() => compareStock({}, { a: 0 }), []);
await eq(() => compareStock({ a: 0 }, {}), []);
await eq(() => compareStock({ a: 2 }, {}), [{ sku: 'a', from: 2, to: 0 }]);
await eq(() => compareStock({ a: 0 }, { a: 5 }), [{ sku: 'a', from: 0, to: 5 }]);
await eq(() => compareStock({ b: 1, a: 1 }, { a: 2, b: 2 }), [{ sku: 'a', from: 1, to: 2 }, { sku: 'b', from: 1, to: 2 }]);
await eq(() => report({ x: 1 }, { x: 1 }), '');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
