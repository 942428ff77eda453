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

const { unknownOptions, readOptions } = await load('src/options.js');
await eq(() => unknownOptions({ colour: 'red' }, { color: 'blue', size: 3 }), ['colour']);
await throws(() => readOptions({ colour: 'red' }, { color: 'blue', size: 3 }), /^Error: unknown option: colour$/);
await throws(() => readOptions({ verbos: true, prot: 1 }, { verbose: false, port: 80 }), /^Error: unknown options: verbos, prot$/);
await throws(() => readOptions({ verbos: true, port: 1 }, { verbose: false, port: 80 }), /^Error: unknown option: verbos$/);
await throws(() => readOptions({ retrys: 5 }, { retries: 3, timeout: 1000 }), /^Error: unknown option: retrys$/);
await throws(() => readOptions({ a: 1 }, {}), /unknown option: a/);
await eq(() => unknownOptions({ b: 1, a: 2, c: 3 }, { a: 0 }), ['b', 'c']);
await eq(() => unknownOptions({ a: undefined }, { a: 0 }), []);
await eq(() => unknownOptions({}, { a: 0 }), []);
await eq(() => unknownOptions({ a: 1 }, { a: undefined }), []);
await eq(() => readOptions({ port: 8080 }, { verbose: false, port: 80 }), { verbose: false, port: 8080 });
await eq(() => readOptions({}, { x: 1 }), { x: 1 });

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
