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

const { parseMark, compareMarks, shelve } = await load('src/shelfmarks.js');
await eq(() => compareMarks('QA 76', 'QA 76 K55'), -1);
await eq(() => compareMarks('Z 8', 'Z 8 A1'), -1);
await eq(() => shelve(['QA 76 K55', 'QA 76']), ['QA 76', 'QA 76 K55']);
await eq(() => shelve(['QA 76', 'QA 76 K55']), ['QA 76', 'QA 76 K55']);
await eq(() => shelve(['B 1 C2', 'B 1', 'A 9', 'B 1 A4']), ['A 9', 'B 1', 'B 1 A4', 'B 1 C2']);
await eq(() => shelve(['PN 12 B3', 'PN 12 B25', 'PN 12']), ['PN 12', 'PN 12 B25', 'PN 12 B3']);
await eq(() => Math.sign(compareMarks('HF 5415.3', 'HF 5415.3 S9')), -1);
await eq(() => compareMarks('QA 76 K55', 'QA 76'), 1);
await eq(() => compareMarks('QA 76', 'QA 76'), 0);
await eq(() => compareMarks('QA 76 K5', 'QA 76 K55'), -1);
await eq(() => compareMarks('QA 76 K6', 'QA 76 K55'), 1);
await eq(() => shelve(['QA 100', 'QA 76.9', 'QA 9']), ['QA 9', 'QA 76.9', 'QA 100']);
await eq(() => shelve(['QB 1', 'QA 2 Z9']), ['QA 2 Z9', 'QB 1']);
await eq(() => { const list = ['Z 2', 'Z 1']; shelve(list); return list; }, ['Z 2', 'Z 1']);
await throws(() => compareMarks('QA', 'QA 1'), /SyntaxError/);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
