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

const load = (file) => import(pathToFileURL(path.resolve(file)).href);

const { turn, headingAfter, compassPoint, normal } = await load('./src/heading.js');
await eq(() => turn(350, 10), 20);
await eq(() => headingAfter(350, 10, 5, 2), 0);
await eq(() => turn(359, 0), 1);
await eq(() => turn(300, 45), 105);
await eq(() => turn(270, 89), 179);
await eq(() => turn(200, 10), 170);
await eq(() => turn(345.5, 5), 19.5);
await eq(() => turn(720, 15), 15);
await eq(() => headingAfter(330, 30, 10, 3), 0);
await eq(() => headingAfter(350, 10, 5, 60), 10);
await eq(() => turn(10, 350), -20);
await eq(() => turn(0, 90), 90);
await eq(() => turn(90, 0), -90);
await eq(() => turn(0, 180), -180);
await eq(() => turn(180, 0), -180);
await eq(() => turn(45, 45), 0);
await eq(() => turn(100, 279), 179);
await eq(() => headingAfter(10, 350, 5, 2), 0);
await eq(() => headingAfter(90, 180, 10, 4), 130);
await eq(() => compassPoint(-45), 'NW');
await eq(() => compassPoint(350), 'N');
await eq(() => normal(-10), 350);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
