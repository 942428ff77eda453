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

const { RecentFiles } = await load('src/recent-files.js');
const opened = (limit, names) => {
  const files = new RecentFiles(limit);
  for (const name of names) files.open(name);
  return files;
};
await eq(() => new RecentFiles(2).open('a.txt').open('b.txt').open('c.txt').list(), ['c.txt', 'b.txt']);
await eq(() => opened(1, 'ab').list(), ['b']);
await eq(() => opened(1, 'abcdef').list(), ['f']);
await eq(() => opened(3, 'abcda').list(), ['a', 'd', 'c']);
await eq(() => opened(2, 'abcb').list(), ['b', 'c']);
await eq(() => opened(2, 'abac').list(), ['c', 'a']);
await eq(() => opened(undefined, 'abcdefghijklm').list().join(''), 'mlkjihgfed');
await eq(() => { const f = opened(4, 'abcd'); f.resize(2); return f.open('e').list(); }, ['e', 'd']);
await eq(() => { const f = opened(2, 'abc'); f.forget('c'); return f.list(); }, ['b']);
await eq(() => opened(3, '').list(), []);
await eq(() => opened(3, 'a').list(), ['a']);
await eq(() => opened(3, 'abc').list(), ['c', 'b', 'a']);
await eq(() => opened(3, 'abca').list(), ['a', 'c', 'b']);
await eq(() => opened(1, 'aaa').list(), ['a']);
await eq(() => { const f = opened(4, 'abcd'); f.resize(2); return f.list(); }, ['d', 'c']);
await eq(() => { const f = opened(2, 'ab'); f.resize(5); return f.open('c').list(); }, ['c', 'b', 'a']);
await eq(() => opened(2, 'a').forget('x'), false);
await throws(() => new RecentFiles(0), /RangeError/);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
