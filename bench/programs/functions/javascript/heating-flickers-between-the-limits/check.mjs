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

const { isHeating, follow, switches } = await load('src/thermostat.js');
const limits = { low: 18, high: 21 };
await eq(() => isHeating(true, 19, limits), true);
await eq(() => isHeating(false, 20, limits), false);
await eq(() => follow([17, 19, 20, 21, 20, 19, 18], limits), [true, true, true, false, false, false, true]);
await eq(() => switches(follow([19, 19, 19, 19], limits)), 0);
await eq(() => follow([20, 20], { low: 15, high: 25 }, true), [true, true]);
await eq(() => isHeating(false, 18.1, limits), false);
await eq(() => isHeating(true, 20.9, limits), true);
await eq(() => isHeating(false, 18, limits), true);
await eq(() => isHeating(true, 18, limits), true);
await eq(() => isHeating(true, 21, limits), false);
await eq(() => isHeating(false, 21, limits), false);
await eq(() => follow([], limits), []);
await eq(() => follow([10, 30, 10], limits), [true, false, true]);
await eq(() => switches([true, false, true], true), 2);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
