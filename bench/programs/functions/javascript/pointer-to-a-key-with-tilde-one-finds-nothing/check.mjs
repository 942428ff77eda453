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

const { toPointer, isInside, getAt } = await load('src/pointer.js');
await eq(() => getAt({ 'a~1b': 7 }, '/a~01b'), 7);
await eq(() => getAt({ '~1': { x: 1 } }, '/~01/x'), 1);
await eq(() => getAt({ files: { 'backup~1': 'old' } }, toPointer(['files', 'backup~1'])), 'old');
await eq(() => getAt({ 'a/b': 1, 'a~1b': 2 }, '/a~01b'), 2);
await eq(() => getAt({ '~~11': 3 }, toPointer(['~~11'])), 3);
await eq(() => getAt({ '~1/~1': 4 }, '/~01~1~01'), 4);
await eq(() => getAt({ 'a/b': 1, 'a~1b': 2 }, '/a~1b'), 1);
await eq(() => getAt({ 'c~d': 5 }, '/c~0d'), 5);
await eq(() => getAt({ '~0': 6 }, '/~00'), 6);
await eq(() => getAt({ users: [{ name: 'Ann' }] }, '/users/0/name'), 'Ann');
await eq(() => getAt({ a: 1 }, ''), { a: 1 });
await eq(() => getAt({ '': 8 }, '/'), 8);
await eq(() => getAt({ a: null }, '/a/b'), undefined);
await throws(() => getAt({}, 'a'), /SyntaxError/);
await eq(() => toPointer(['~1']), '/~01');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
