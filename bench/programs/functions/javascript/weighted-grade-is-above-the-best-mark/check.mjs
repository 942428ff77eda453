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

const { average, weightedGrade, passed } = await load('src/grades.js');
const parts = (...pairs) => pairs.map(([mark, weight]) => ({ mark, weight }));
await eq(() => weightedGrade(parts([80, 2], [50, 1])), 70);
await eq(() => weightedGrade(parts([90, 3])), 90);
await eq(() => weightedGrade(parts([60, 0.5], [80, 0.5])), 70);
await eq(() => weightedGrade(parts([100, 0], [40, 1])), 40);
await eq(() => weightedGrade(parts([70, 0.3], [90, 0.7])), 84);
await eq(() => weightedGrade(parts([75, 4], [null, 2], [60, 1])), 72);
await eq(() => passed(parts([30, 2], [20, 2])), false);
await eq(() => passed(parts([60, 0.4], [70, 0.6])), true);
await eq(() => weightedGrade(parts([80, 1], [65, 1])), 72.5);
await eq(() => weightedGrade([{ mark: 81 }, { mark: 82 }, { mark: 82 }]), 81.7);
await eq(() => weightedGrade([]), null);
await eq(() => weightedGrade(parts([null, 3])), null);
await eq(() => passed([{ mark: 50 }]), true);
await eq(() => average([1, 2]), 1.5);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
