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

const { isCode, findCodes, series } = await load('src/partcodes.js');
await eq(() => ['ABC-0123', 'ABC-0124', 'ABC-0125'].map(isCode), [true, true, true]);
await eq(() => [isCode('XYZ-9999'), isCode('XYZ-9999')], [true, true]);
await eq(() => ['QRS-1000', 'QRS-1000', 'QRS-1000', 'QRS-1000'].every(isCode), true);
await eq(() => ['AAA-0001', ' BBB-0002 ', 'ccc-0003', 'DDD-0004'].filter(isCode), ['AAA-0001', ' BBB-0002 ', 'DDD-0004']);
await eq(() => ['AAA-0001', 'BBB-0002'].find((code) => !isCode(code)), undefined);
await eq(() => [isCode('AAA-1'), isCode('AAA-0001'), isCode('AAA-00011'), isCode('')], [false, true, false, false]);
await eq(() => isCode('xABC-0123'), false);
await eq(() => isCode('ABC-0123x'), false);
await eq(() => isCode('ABC 0123'), false);
await eq(() => findCodes('ABC-0123 XYZ-9999 ABC-0123'), ['ABC-0123', 'XYZ-9999']);
await eq(() => findCodes(''), []);
await eq(() => series('ABC-0123'), { family: 'ABC', number: 123 });

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
