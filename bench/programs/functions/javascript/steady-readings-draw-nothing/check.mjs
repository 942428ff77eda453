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

const { spark, sparkTable } = await load('spark.js');
await eq(() => spark([21, 21, 21, 21]), '____');
await eq(() => spark([7]), '_');
await eq(() => spark([0]), '_');
await eq(() => spark([0, 0]), '__');
await eq(() => spark([-3, -3, -3]), '___');
await eq(() => spark([1.5, 1.5]), '__');
await eq(() => sparkTable({ hall: [4, 4], wc: [1, 2] }), 'hall |__|\nwc   |_^|');
await eq(() => sparkTable({ x: [9] }), 'x |_|');
await eq(() => spark([]), '');
await eq(() => spark([0, 5, 10]), '_-^');
await eq(() => spark([10, 0]), '^_');
await eq(() => spark([0, 1, 2, 3, 4]), '_.-=^');
await eq(() => spark([-4, -2, 0]), '_-^');
await eq(() => spark([1, 1, 2]), '__^');
await eq(() => spark([2, 1, 1, 2]), '^__^');
await eq(() => sparkTable({}), '');
await eq(() => sparkTable({ a: [], bc: [1, 3] }), 'a  ||\nbc |_^|');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
