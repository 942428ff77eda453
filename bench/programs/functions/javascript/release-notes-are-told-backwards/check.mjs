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

const { isInteresting, commitsBetween, releaseNotes } = await load('src/notes.js');
const history = {
  a1: { parent: null, message: 'feat: first version' },
  b2: { parent: 'a1', message: 'feat: add search\n\nwith an index' },
  c3: { parent: 'b2', message: 'chore: bump deps' },
  d4: { parent: 'c3', message: 'fix(search): ignore case' },
  e5: { parent: 'd4', message: 'docs: search' },
};
await eq(() => commitsBetween(history, 'a1', 'e5'), ['b2', 'c3', 'd4', 'e5']);
await eq(() => releaseNotes(history, 'a1', 'd4'), '- feat: add search\n- fix(search): ignore case');
await eq(() => commitsBetween(history, null, 'b2'), ['a1', 'b2']);
await eq(() => commitsBetween(history, 'c3', 'e5'), ['d4', 'e5']);
await eq(() => releaseNotes(history, 'b2', 'e5'), '- fix(search): ignore case\n- docs: search');
await eq(() => releaseNotes(history, null, 'e5').split('\n').length, 4);
await eq(() => releaseNotes({ x: { parent: null, message: 'one' }, y: { parent: 'x', message: 'two' }, z: { parent: 'y', message: 'three' } }, 'x', 'z'), '- two\n- three');
await eq(() => commitsBetween(history, 'd4', 'e5'), ['e5']);
await eq(() => commitsBetween(history, 'e5', 'e5'), []);
await eq(() => releaseNotes(history, 'b2', 'c3'), '');
await throws(() => commitsBetween(history, 'e5', 'b2'), /e5 is not before b2/);
await eq(() => ['ci: x', 'style(a): x', 'fix: ci', 'plain'].map(isInteresting), [false, false, true, true]);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
