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

const { toTag, parseTags, tagCloud } = await load('tags.js');
await eq(() => tagCloud(['#Cats, dogs', 'cats']), [['cats', 2], ['dogs', 1]]);
await eq(() => toTag('#a'), 'a');
await eq(() => toTag('  ##Big Dogs '), 'big-dogs');
await eq(() => toTag('# spaced out'), 'spaced-out');
await eq(() => toTag('#c#'), 'c#');
await eq(() => toTag('#'), '');
await eq(() => parseTags('#a, a, ##A'), ['a']);
await eq(() => parseTags('#, x'), ['x']);
await eq(() => tagCloud(['#z, #y', 'y']), [['y', 2], ['z', 1]]);
await eq(() => toTag('a'), 'a');
await eq(() => toTag(''), '');
await eq(() => toTag(' C# '), 'c#');
await eq(() => toTag('Big  Red\tDog'), 'big-red-dog');
await eq(() => parseTags(''), []);
await eq(() => parseTags('a,,b, a'), ['a', 'b']);
await eq(() => tagCloud([]), []);
await eq(() => tagCloud(['b, a', 'c, b']), [['b', 2], ['a', 1], ['c', 1]]);
await eq(() => toTag('a #b'), 'a-#b');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
