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

const { squeezeMiddle, squeezeEnd, squeezeRow } = await load('./src/squeeze.js');
await eq(() => squeezeMiddle('invoice.pdf', 2), 'i…');
await eq(() => squeezeMiddle('invoice.pdf', 1), '…');
await eq(() => squeezeMiddle('invoice.pdf', 3), 'i…f');
await eq(() => squeezeMiddle('abc', 2), 'a…');
await eq(() => squeezeMiddle('ab', 1), '…');
await eq(() => squeezeMiddle('long name here', 2), 'l…');
await eq(() => squeezeRow(['alpha', 'beta'], [2, 1]), 'a… …');
await eq(() => squeezeRow(['alpha', 'beta'], [1, 6]), '… beta');
await eq(() => squeezeMiddle('invoice.pdf', 4), 'in…f');
await eq(() => squeezeMiddle('invoice.pdf', 5), 'in…df');
await eq(() => squeezeMiddle('invoice.pdf', 10), 'invoi….pdf');
await eq(() => squeezeMiddle('invoice.pdf', 11), 'invoice.pdf');
await eq(() => squeezeMiddle('invoice.pdf', 0), '');
await eq(() => squeezeMiddle('', 0), '');
await eq(() => squeezeMiddle('a', 1), 'a');
await eq(() => squeezeEnd('invoice.pdf', 1), '…');
await eq(() => squeezeEnd('invoice.pdf', 4), 'inv…');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
