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

const { resolve, wordsFor } = await load('src/aliases.js');
const map = (text) => new Map(text.split(' ').filter(Boolean).map((pair) => pair.split('=')));
await eq(() => resolve(new Map(), 'x'), { command: 'x', hops: 0 });
await eq(() => resolve(map('a=b b=c'), 'a'), { command: 'c', hops: 2 });
await eq(() => resolve(map('a=b b=c'), 'b'), { command: 'c', hops: 1 });
await eq(() => resolve(map('a=b b=a'), 'c'), { command: 'c', hops: 0 });
await eq(() => resolve(map('a=x b=x'), 'b'), { command: 'x', hops: 1 });
await eq(() => wordsFor(map('b=x a=b c=y'), 'x'), ['a', 'b']);
await eq(() => wordsFor(new Map(), 'x'), []);
await eq(() => resolve(map('up=down down=up'), 'up'), null);
await eq(() => resolve(map('up=down down=up'), 'down'), null);
await eq(() => resolve(map('a=a'), 'a'), null);
await eq(() => resolve(map('a=b b=b'), 'a'), null);
await eq(() => resolve(map('a=b b=c c=d d=b'), 'a'), null);
await eq(() => resolve(map('a=b b=c c=a x=y'), 'c'), null);
await eq(() => wordsFor(map('a=a b=x'), 'x'), ['b']);
await eq(() => wordsFor(map('a=b b=a'), 'a'), []);
await eq(() => resolve(map('a=a b=x'), 'b'), { command: 'x', hops: 1 });

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
