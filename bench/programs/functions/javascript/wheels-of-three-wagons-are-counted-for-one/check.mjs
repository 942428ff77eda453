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

const { isMade, partsFor, shortages } = await load('src/parts.js');
const plans = { wagon: { axle: 2, box: 1 }, axle: { rod: 1, wheel: 2 }, shelf: { board: 3, screw: 12 }, train: { wagon: 3, engine: 1 } };
await eq(() => partsFor(plans, 'wagon', 3), { rod: 6, wheel: 12, box: 3 });
await eq(() => partsFor(plans, 'train'), { rod: 6, wheel: 12, box: 3, engine: 1 });
await eq(() => partsFor(plans, 'train', 2), { rod: 12, wheel: 24, box: 6, engine: 2 });
await eq(() => shortages(plans, 'wagon', 2, { wheel: 4, rod: 4, box: 2 }), [['wheel', 4]]);
await eq(() => partsFor({ kit: { bag: 10 }, bag: { card: 4 } }, 'kit', 5), { card: 200 });
await eq(() => partsFor({ a: { b: 2 }, b: { c: 2 }, c: { d: 2 } }, 'a', 1), { d: 8 });
await eq(() => partsFor({ chair: { leg: 4, seat: 1 }, leg: { screw: 2, wood: 1 }, seat: { screw: 4 } }, 'chair', 6), { screw: 72, wood: 24 });
await eq(() => partsFor(plans, 'wagon'), { rod: 2, wheel: 4, box: 1 });
await eq(() => partsFor(plans, 'axle', 3), { rod: 3, wheel: 6 });
await eq(() => partsFor(plans, 'shelf', 5), { board: 15, screw: 60 });
await eq(() => partsFor(plans, 'wheel', 7), { wheel: 7 });
await eq(() => partsFor(plans, 'shelf', 0), { board: 0, screw: 0 });
await eq(() => shortages(plans, 'shelf', 2, { board: 6, screw: 20 }), [['screw', 4]]);
await eq(() => isMade(plans, 'toString'), false);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
