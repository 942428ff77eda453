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

const { mildestSpell, describeSpell } = await load('src/spell.js');
await eq(() => mildestSpell([-8, -3, -2, -6], 2), { from: 1, mean: -2.5 });
await eq(() => mildestSpell([9, 8, 2], 2), { from: 0, mean: 8.5 });
await eq(() => mildestSpell([5], 1), { from: 0, mean: 5 });
await eq(() => mildestSpell([-5], 1), { from: 0, mean: -5 });
await eq(() => mildestSpell([-1, -2, -3], 1), { from: 0, mean: -1 });
await eq(() => mildestSpell([2, 2, 2], 2), { from: 0, mean: 2 });
await eq(() => mildestSpell([3, 1, 3], 1), { from: 0, mean: 3 });
await eq(() => mildestSpell([-4, -2, -9], 3), { from: 0, mean: -5 });
await eq(() => describeSpell([-10, -4, -1], 2), 'day 2 to 3, -2.5 on average');
await eq(() => mildestSpell([], 1), null);
await eq(() => mildestSpell([1, 2], 3), null);
await eq(() => mildestSpell([1, 2, 3], 1), { from: 2, mean: 3 });
await eq(() => mildestSpell([0, 0, 0], 2), { from: 0, mean: 0 });
await eq(() => mildestSpell([-2, 2, 0, 3], 2), { from: 2, mean: 1.5 });
await eq(() => mildestSpell([1, 5, 5, 1, 9, 1], 2), { from: 1, mean: 5 });
await eq(() => mildestSpell([0, 0, 6], 3).from, 0);
await eq(() => describeSpell([1], 2), 'too few readings');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
