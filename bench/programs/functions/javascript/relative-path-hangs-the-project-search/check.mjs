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

const { findUp, depth, shorten } = await load('src/findup.js');
const files = (...list) => (path) => list.includes(path);
await eq(() => findUp('src/lib', 'package.json', () => false), null);
await eq(() => findUp('.', 'package.json', files()), null);
await eq(() => findUp('a', 'b', files('c/b')), null);
await eq(() => findUp('./x/y', 'go.mod', files('/go.mod')), null);
await eq(() => findUp('', 'x', files()), null);
await eq(() => findUp('src/lib', 'package.json', files('package.json')), '.');
await eq(() => findUp('src/lib', 'package.json', files('src/package.json', 'package.json')), 'src');
await eq(() => findUp('/home/kim/app/src', 'package.json', files('/home/kim/app/package.json')), '/home/kim/app');
await eq(() => findUp('/home/kim', 'package.json', files('/package.json')), '/');
await eq(() => findUp('/home/kim', 'package.json', files()), null);
await eq(() => findUp('/', 'x', files()), null);
await eq(() => findUp('/a/b/../c', 'x', files('/a/c/x')), '/a/c');
await eq(() => depth('/home/kim'), 2);
await eq(() => shorten('/home/kim/app', '/home/kim'), '~/app');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
