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

const { expand, shorten } = await load('src/beats.js');
await eq(() => expand('x3.o'), 'x...o');
await eq(() => expand('2x'), 'xx');
await eq(() => expand('2x3o'), 'xxooo');
await eq(() => expand('x2ox'), 'xoox');
await eq(() => expand('12.'), '............');
await eq(() => expand('1x1o1.'), 'xo.');
await eq(() => expand('0xo'), 'o');
await eq(() => expand('2x.2o.'), 'xx.oo.');
await eq(() => expand(shorten('xx..oooox')), 'xx..oooox');
await eq(() => expand(''), '');
await eq(() => expand('x'), 'x');
await eq(() => expand('xo.x'), 'xo.x');
await throws(() => expand('x3'), /SyntaxError: number without a stroke/);
await throws(() => expand('7'), /SyntaxError: number without a stroke/);
await throws(() => expand('xz'), /SyntaxError: unknown stroke: z/);
await throws(() => expand('x o'), /SyntaxError: unknown stroke/);
await eq(() => shorten('x...o'), 'x3.o');
await eq(() => shorten(''), '');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
