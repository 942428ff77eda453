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

const { onDuty, rota, swapped } = await load('src/rota.js');
await eq(() => rota(['ana', 'ben', 'cem'], 0, 5, 1), ['ben', 'cem', 'ana', 'ben', 'cem', 'ana']);
await eq(() => onDuty(['ana', 'ben', 'cem'], 2, 1), 'ana');
await eq(() => onDuty(['Eva', 'Noor', 'Sam', 'Ole'], 9, 3), 'Eva');
await eq(() => onDuty(['Eva', 'Noor', 'Sam', 'Ole'], 3, 3), 'Sam');
await eq(() => onDuty(['x', 'y'], 1, 1), 'x');
await eq(() => onDuty(['x', 'y'], 101, 1), 'x');
await eq(() => rota(['x', 'y', 'z'], 7, 9, 2), ['x', 'y', 'z']);
await eq(() => rota(['p', 'q'], 0, 3, 1), ['q', 'p', 'q', 'p']);
await eq(() => onDuty(['x', 'y', 'z'], 7), 'y');
await eq(() => onDuty(['x', 'y', 'z'], 3, 1), 'y');
await eq(() => onDuty(['x'], 12), 'x');
await eq(() => rota(['x', 'y', 'z'], 0, 3), ['x', 'y', 'z', 'x']);
await eq(() => rota(['x', 'y', 'z'], 3, 2), []);
await eq(() => swapped(['x', 'y', 'z'], 0, 1), ['y', 'x', 'z']);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
