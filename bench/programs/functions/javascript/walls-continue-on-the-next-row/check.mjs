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

const { longestWall, longestStretch, turn } = await load('src/walls.js');
const hut = ['####', '#..#', '####'];
await eq(() => longestWall(hut), 4);
await eq(() => longestStretch(hut), 4);
await eq(() => longestWall(['##', '##']), 2);
await eq(() => longestWall(['.#', '#.']), 1);
await eq(() => longestWall(['#', '#', '#']), 1);
await eq(() => longestStretch(['#', '#', '#']), 3);
await eq(() => longestWall(['#.##', '', '##']), 2);
await eq(() => longestWall(['..##', '#...', '####', '#']), 4);
await eq(() => longestStretch(['##', '##', '##']), 3);
await eq(() => longestWall([]), 0);
await eq(() => longestStretch([]), 0);
await eq(() => longestWall(['']), 0);
await eq(() => longestWall(['#']), 1);
await eq(() => longestWall(['.###', '.#.#'].map((r) => r + '.')), 3);
await eq(() => longestWall(['##.##.', '.###.#']), 3);
await eq(() => longestWall(['###']), 3);
await eq(() => turn(['ab', 'c']), ['ac', 'b ']);
await eq(() => longestStretch(['#....', '#....', '.....']), 2);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
