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

const { safeName, splitName, uniqueName } = await load('src/filenames.js');
await eq(() => safeName('Report for ACME Inc.', 'pdf'), 'Report for ACME Inc.pdf');
await eq(() => safeName('To be continued...'), 'To be continued');
await eq(() => safeName('Wait . . .', 'txt'), 'Wait.txt');
await eq(() => safeName('...'), 'untitled');
await eq(() => safeName('. ', 'md'), 'untitled.md');
await eq(() => safeName('v1.0.'), 'v1.0');
await eq(() => safeName('Why?.'), 'Why_');
await eq(() => safeName('Minutes 3/2024', 'pdf'), 'Minutes 3_2024.pdf');
await eq(() => safeName('  a \n b '), 'a b');
await eq(() => safeName('.profile'), '.profile');
await eq(() => safeName(''), 'untitled');
await eq(() => safeName('v1.0', 'zip'), 'v1.0.zip');
await eq(() => splitName('a.b.c'), ['a.b', 'c']);
await eq(() => uniqueName('a.txt', ['a.txt']), 'a (2).txt');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
