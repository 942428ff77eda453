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

const { accessMap, reachable, higher } = await load('./src/access.js');
const tree = {
  name: 'team',
  grants: { kim: 'view', max: 'manage' },
  folders: [
    { name: 'board', private: true, grants: { lee: 'edit', max: 'view' }, folders: [{ name: 'salaries', folders: [{ name: 'old' }] }] },
    { name: 'plans', grants: { kim: 'edit', max: 'view' }, folders: [{ name: 'a' }] },
  ],
};
await eq(() => reachable(tree, 'kim'), ['/team', '/team/plans', '/team/plans/a']);
await eq(() => accessMap(tree, 'kim')['/team/board/salaries'], 'none');
await eq(() => accessMap(tree, 'kim')['/team/board/salaries/old'], 'none');
await eq(() => accessMap(tree, 'max')['/team/board/salaries'], 'view');
await eq(() => reachable(tree, 'max', 'edit'), ['/team', '/team/plans', '/team/plans/a']);
await eq(() => accessMap({ name: 'r', grants: { p: 'edit' }, folders: [{ name: 'x', private: true, grants: { p: 'view' }, folders: [{ name: 'y', grants: { p: 'comment' } }] }] }, 'p'), { '/r': 'edit', '/r/x': 'view', '/r/x/y': 'comment' });
await eq(() => accessMap({ name: 'x', private: true, folders: [{ name: 'y' }] }, 'p', 'manage'), { '/x': 'none', '/x/y': 'none' });
await eq(() => accessMap({ name: 'r', grants: { p: 'view' }, folders: [{ name: 'a', folders: [{ name: 'b', private: true, folders: [{ name: 'c' }] }] }] }, 'p'), { '/r': 'view', '/r/a': 'view', '/r/a/b': 'none', '/r/a/b/c': 'none' });
await eq(() => accessMap(tree, 'kim')['/team/board'], 'none');
await eq(() => reachable(tree, 'lee'), ['/team/board', '/team/board/salaries', '/team/board/salaries/old']);
await eq(() => accessMap(tree, 'kim')['/team/plans/a'], 'edit');
await eq(() => accessMap(tree, 'max')['/team/plans/a'], 'manage');
await eq(() => reachable(tree, 'nobody'), []);
await eq(() => accessMap({ name: 'r', grants: { p: 'view' }, folders: [{ name: 'a', folders: [{ name: 'b' }] }] }, 'p'), { '/r': 'view', '/r/a': 'view', '/r/a/b': 'view' });
await eq(() => accessMap({ name: 'r', folders: [{ name: 'a', grants: { p: 'view' }, folders: [{ name: 'b', grants: { p: 'edit' } }] }] }, 'p'), { '/r': 'none', '/r/a': 'view', '/r/a/b': 'edit' });
await eq(() => higher('view', 'comment'), 'comment');
await eq(() => higher('manage', 'none'), 'manage');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
