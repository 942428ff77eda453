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

const { parseLength, addLengths } = await load('src/lengths.js');
await eq(() => parseLength('3 KM'), 3000000);
await eq(() => addLengths(['2 Ft', '1 ft'], 'ft'), 3);
await eq(() => parseLength('2M'), 2000);
await eq(() => parseLength('-1.5 Cm'), -15);
await eq(() => parseLength('10 IN'), 254);
await eq(() => parseLength('0 Mm'), 0);
await eq(() => addLengths(['1 m', '50 cm'], 'CM'), 150);
await eq(() => addLengths([], 'KM'), 0);
await eq(() => addLengths(['5 DM']), 0.5);
await eq(() => parseLength('3 km'), 3000000);
await eq(() => parseLength(' 12.5cm '), 125);
await eq(() => addLengths([]), 0);
await eq(() => addLengths(['1 m', '50 cm']), 1.5);
await throws(() => parseLength('3 parsec'), /RangeError: unknown unit/);
await throws(() => parseLength('3'), /SyntaxError: not a length: 3/);
await throws(() => parseLength('m'), /SyntaxError/);
await throws(() => parseLength(''), /SyntaxError/);
await throws(() => parseLength('1.m'), /SyntaxError/);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
