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

const { closestStop, stopsBetween } = await load('src/stops.js');
const line = [{ name: 'Harbour', km: 0.5 }, { name: 'Market', km: 2 }, { name: 'Mill', km: 6 }];
const at = (...kms) => kms.map((km, i) => ({ name: String.fromCharCode(97 + i), km }));
const name = (stops, km) => closestStop(stops, km).name;
await eq(() => name(line, 5.5), 'Mill');
await eq(() => name(line, 1.9), 'Market');
await eq(() => name(line, 100), 'Mill');
await eq(() => name(line, 2), 'Market');
await eq(() => name(at(1, 9), 9), 'b');
await eq(() => name(at(9, 1), 8), 'a');
await eq(() => name(at(5, 3, 4), 5), 'a');
await eq(() => name(at(-5, -1), 0), 'b');
await eq(() => name(at(6, 4), 5), 'a');
await eq(() => closestStop([], 3), null);
await eq(() => name(line, 0), 'Harbour');
await eq(() => name(line, 0.5), 'Harbour');
await eq(() => name(line, 0.7), 'Harbour');
await eq(() => name(at(4, 6), 5), 'a');
await eq(() => name(at(3, 3), 3), 'a');
await eq(() => name(at(7), 1), 'a');
await eq(() => name(at(7), 10), 'a');
await eq(() => name(at(9, 8, 7), 1), 'c');
await eq(() => stopsBetween(line, 6, 1), ['Market', 'Mill']);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
