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

const { WaitingRoom } = await load('src/waiting-room.js');
// letters (with a digit for the rank) come in, '-' calls
function play(script) {
  const room = new WaitingRoom();
  let out = '';
  for (const [, name, rank] of script.matchAll(/([a-z-])(\d?)/g)) {
    if (name === '-') out += room.call() ?? '.';
    else room.admit(name, rank === '' ? undefined : Number(rank));
  }
  return out;
}
await eq(() => play('abc--d-'), 'abc');
await eq(() => play('abc--d--'), 'abcd');
await eq(() => play('abc-d---'), 'abcd');
await eq(() => play('ab2c2-d2e2----'), 'bcdea');
await eq(() => play('a1b1c1d1--e1f1----'), 'abcdef');
await eq(() => play('abcd---ef---'), 'abcdef');
await eq(() => play('a9b9c0-d9---'), 'cabd');
await eq(() => play('a3b3c3--d3e1---'), 'abecd');
await eq(() => play('abcdefgh----ijkl--------'), 'abcdefghijkl');
await eq(() => { const r = new WaitingRoom(); r.admit('x'); r.call(); r.admit('y'); return [r.size, r.admitted]; }, [1, 2]);
await eq(() => play('abc---'), 'abc');
await eq(() => play('-'), '.');
await eq(() => play('a--b--'), 'a.b.');
await eq(() => play('a3b2c1---'), 'cba');
await eq(() => play('a5b0c---'), 'bac');
await eq(() => play('a1-b2-c3-'), 'abc');
await eq(() => play('abcdefg-------'), 'abcdefg');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
