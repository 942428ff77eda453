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

const { shortenMiddle, column } = await load('src/shorten.js');
await eq(() => shortenMiddle('Rotterdam', 2), 'R…');
await eq(() => shortenMiddle('Rotterdam', 1), '…');
await eq(() => shortenMiddle('abc', 2), 'a…');
await eq(() => shortenMiddle('ab', 1), '…');
await eq(() => column('Amsterdam', 2), 'A…');
await eq(() => column('xyz', 1), '…');
await eq(() => shortenMiddle('Rotterdam', 3), 'R…m');
await eq(() => shortenMiddle('Rotterdam', 4), 'Ro…m');
await eq(() => shortenMiddle('Rotterdam', 8), 'Rott…dam');
await eq(() => shortenMiddle('Rotterdam', 9), 'Rotterdam');
await eq(() => shortenMiddle('Rotterdam', 0), '');
await eq(() => shortenMiddle('', 0), '');
await eq(() => column('abc', 6), 'abc   ');
await eq(() => column('abcdefgh', 5), 'ab…gh');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
