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

const { parsePages, formatPages } = await load('lib/pages.js');
await eq(() => parsePages('10-12', 30), [10, 11, 12]);
await eq(() => parsePages('2, 15', 30), [2, 15]);
await eq(() => parsePages('2-15', 5), [2, 3, 4, 5]);
await eq(() => parsePages('100', 200), [100]);
await eq(() => parsePages(' 11 - 13 ', 12), [11, 12]);
await eq(() => parsePages('99-101', 1000), [99, 100, 101]);
await eq(() => parsePages('31', 30), []);
await eq(() => parsePages('12-10', 30), []);
await eq(() => parsePages('20,10,9', 30), [9, 10, 20]);
await eq(() => parsePages('007', 30), [7]);
await eq(() => parsePages('1', 1), [1]);
await eq(() => parsePages('0-2', 9), [1, 2]);
await eq(() => parsePages('3-1', 9), []);
await eq(() => parsePages('5 , 4', 9), [4, 5]);
await eq(() => parsePages('8-12', 10), [8, 9, 10]);
await throws(() => parsePages('', 9), /SyntaxError: cannot read ""/);
await throws(() => parsePages('1,,2', 9), /SyntaxError/);
await throws(() => parsePages('1-', 9), /cannot read "1-"/);
await throws(() => parsePages('-3', 9), /cannot read "-3"/);
await throws(() => parsePages('1-2-3', 9), /SyntaxError/);
await throws(() => parsePages('1 2', 9), /SyntaxError/);
await eq(() => formatPages([10, 11, 13]), '10-11, 13');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
