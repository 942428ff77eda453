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

const { parseWall, showWall, grow, growFor } = await load('src/moss.js');
const after = (text, years) => showWall(years === undefined ? grow(parseWall(text)) : growFor(parseWall(text), years));
await eq(() => after('m.m\n...\nm.m'), '.m.\nm.m\n.m.');
await eq(() => after('m.m'), '.m.');
await eq(() => after('mm.\nm..\n...'), 'mm.\nmm.\n...');
await eq(() => after('m.m.'), '.m..');
await eq(() => after('.m\nm.'), 'm.\n.m');
await eq(() => after('m.\n.m'), '.m\nm.');
await eq(() => { const wall = parseWall('.m\nm.'); grow(wall); return showWall(wall); }, '.m\nm.');
await eq(() => { const wall = parseWall('m..'); const next = grow(wall); next[0][1] = 'x'; return [showWall(wall), showWall(next)]; }, ['m..', '.x.']);
await eq(() => after('mm.m\n....', 1), 'mmm.\n....');
await eq(() => after('m.m\n...\nm.m', 2), 'm.m\n.m.\nm.m');
await eq(() => after('...m\n..m.\n.m..'), '..m.\n.m.m\n..m.');
await eq(() => after('...\n...'), '...\n...');
await eq(() => after('mm\nmm'), 'mm\nmm');
await eq(() => after('mm.'), 'mm.');
await eq(() => after('m'), '.');
await eq(() => after('.'), '.');
await eq(() => after('m..\n...\n...'), '...\n...\n...');
await eq(() => after('mm\nm.'), 'mm\nmm');
await eq(() => after('m..m', 0), 'm..m');
await eq(() => grow([]), []);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
