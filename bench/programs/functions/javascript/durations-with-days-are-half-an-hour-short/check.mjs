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

const { parseDuration, isLonger, addDuration } = await load('src/durations.js');
await eq(() => parseDuration('P1D'), 86400);
await eq(() => parseDuration('P2DT3H'), 183600);
await eq(() => parseDuration('P1W1D'), 691200);
await eq(() => isLonger('P1D', 'PT24H'), false);
await eq(() => isLonger('P1D', 'PT23H59M'), true);
await eq(() => addDuration(new Date('2024-02-28T10:00:00Z'), 'P2D').toISOString(), '2024-03-01T10:00:00.000Z');
await eq(() => parseDuration('P10D'), 864000);
await eq(() => parseDuration('PT1H30M'), 5400);
await eq(() => parseDuration('P1W'), 604800);
await eq(() => parseDuration('P0D'), 0);
await eq(() => parseDuration('PT36H'), 129600);
await eq(() => parseDuration('PT45S'), 45);
await throws(() => parseDuration('P1Y'), /SyntaxError/);
await throws(() => parseDuration('P'), /SyntaxError/);
await throws(() => parseDuration('P1DT'), /SyntaxError/);
await eq(() => addDuration(new Date('2024-02-28T10:00:00Z'), 'PT2H').toISOString(), '2024-02-28T12:00:00.000Z');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
