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

const { settingChanges: d } = await load('./src/changes.js');
await eq(() => d({ proxy: { host: 'a' } }, { proxy: { host: 'a', port: 80 } }), ['+ proxy.port: 80']);
await eq(() => d({ proxy: { host: 'a', port: 80 } }, { proxy: { host: 'a' } }), ['- proxy.port']);
await eq(() => d({ proxy: { port: 80 } }, { proxy: { port: 81 } }), ['* proxy.port: 80 -> 81']);
await eq(() => d({ a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }), ['* a.b.c: 1 -> 2']);
await eq(() => d({ a: { b: {} } }, { a: { b: { c: 2 } } }), ['+ a.b.c: 2']);
await eq(() => d({ a: { b: { c: { d: 1 } } } }, { a: { b: { c: {} } } }), ['- a.b.c.d']);
await eq(() => d({ a: { x: [1] } }, { a: { x: [2] } }), ['* a.x: [1] -> [2]']);
await eq(() => d({ a: { x: 1 } }, { a: { y: 1 } }), ['- a.x', '+ a.y: 1']);
await eq(() => d({ a: 1 }, { a: 2 }), ['* a: 1 -> 2']);
await eq(() => d({ a: 1 }, {}), ['- a']);
await eq(() => d({}, { a: { b: 1 } }), ['+ a: {"b":1}']);
await eq(() => d({ a: { b: 1 } }, { a: { b: 1 } }), []);
await eq(() => d({ a: { b: 1 } }, { a: 5 }), ['* a: {"b":1} -> 5']);
await eq(() => d({ a: [1, 2] }, { a: [1, 2] }), []);
await eq(() => d({ a: null }, { a: 'x' }), ['* a: null -> "x"']);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
