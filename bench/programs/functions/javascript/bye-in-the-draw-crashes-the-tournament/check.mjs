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

const { players, rounds, winner } = await load('src/knockout.js');
await eq(() => winner({ home: { home: 'Ada', away: null }, away: { home: 'Bo', away: 'Cy', score: [0, 3] }, score: [3, 2] }), 'Ada');
await eq(() => winner({ home: 'Ada', away: null }), 'Ada');
await eq(() => winner({ home: null, away: 'Bo' }), 'Bo');
await eq(() => winner({ home: null, away: null }), null);
await eq(() => winner({ home: { home: null, away: null }, away: { home: 'Bo', away: null } }), 'Bo');
await eq(() => winner({ home: { home: null, away: 'Bo' }, away: 'Cy', score: [1, 2] }), 'Cy');
await eq(() => winner(null), null);
await eq(() => winner({ home: { home: null, away: 'Bo' }, away: 'Cy' }), undefined);
await eq(() => winner({ home: 'Bo', away: 'Cy', score: [2, 1] }), 'Bo');
await eq(() => winner({ home: 'Bo', away: 'Cy', score: [1, 2] }), 'Cy');
await eq(() => winner({ home: 'Bo', away: 'Cy' }), undefined);
await eq(() => winner('Bo'), 'Bo');
await eq(() => winner({ home: { home: 'A', away: 'B', score: [1, 0] }, away: { home: 'C', away: 'D', score: [0, 1] }, score: [0, 1] }), 'D');
await eq(() => winner({ home: { home: 'A', away: 'B' }, away: 'C', score: [0, 1] }), undefined);
await eq(() => rounds({ home: 'A', away: null }), 1);
await eq(() => players({ home: null, away: 'A' }), ['A']);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
