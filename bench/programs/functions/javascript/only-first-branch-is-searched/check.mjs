import assert from 'node:assert/strict';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createRequire } from 'node:module';

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

const load = createRequire(path.join(process.cwd(), 'package.json'));

const { pathTo, depthOf, printPath } = load('./lib/folders.js');
const home = {
  name: 'home',
  folders: [{ name: 'docs', folders: [{ name: 'tax' }] }, { name: 'photos', folders: [{ name: 'rome' }] }],
};
// 'a(b(c)d)' is a folder a with the folders b and d, and c in b
function tree(text) {
  let pos = 0;
  const read = () => {
    const node = { name: text[pos++] };
    if (text[pos] === '(') {
      pos += 1;
      node.folders = [];
      while (text[pos] !== ')') node.folders.push(read());
      pos += 1;
    }
    return node;
  };
  return read();
}
await eq(() => printPath(home, 'rome'), 'home/photos/rome');
await eq(() => pathTo(home, 'photos'), ['home', 'photos']);
await eq(() => pathTo(tree('a(bcd)'), 'd'), ['a', 'd']);
await eq(() => pathTo(tree('a(b()c)'), 'c'), ['a', 'c']);
await eq(() => depthOf(tree('a(b(cd)e)'), 'd'), 2);
await eq(() => depthOf(tree('a(b(cd)e)'), 'e'), 1);
await eq(() => printPath(tree('a(b(cd)e(f(gh)))'), 'h'), 'a/e/f/h');
await eq(() => pathTo(tree('a(b(c)d(x)x)'), 'x'), ['a', 'd', 'x']);
await eq(() => printPath(home, 'tax'), 'home/docs/tax');
await eq(() => pathTo(tree('a'), 'a'), ['a']);
await eq(() => pathTo(tree('a'), 'b'), null);
await eq(() => pathTo(tree('a()'), 'b'), null);
await eq(() => pathTo(tree('a(b(c)d)'), 'z'), null);
await eq(() => depthOf(tree('a(b(c)d)'), 'z'), -1);
await eq(() => depthOf(tree('a(b(c))'), 'c'), 2);
await eq(() => pathTo(tree('a(b(a))'), 'a'), ['a']);
await eq(() => pathTo(tree('a(b(x)x)'), 'x'), ['a', 'b', 'x']);
await eq(() => printPath(tree('a(b)'), 'q'), '(not found)');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
