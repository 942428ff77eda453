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

const { toPosition, toOffset, describe } = await load('position.js');
await eq(() => describe('ab\ncd', 2), '1:3');
await eq(() => toPosition('\n', 0), { line: 1, column: 1 });
await eq(() => toPosition('\n\n\n', 1), { line: 2, column: 1 });
await eq(() => toPosition('\n\n\n', 2), { line: 3, column: 1 });
await eq(() => toPosition('one\ntwo\n', 7), { line: 2, column: 4 });
await eq(() => toPosition('one\n\ntwo', 4), { line: 2, column: 1 });
await eq(() => describe('x\n', 1), '1:2');
await eq(() => { const t = 'a\nbb\n\nc'; return [...t].every((_, i) => toOffset(t, toPosition(t, i)) === i && toPosition(t, i).column > 0); }, true);
await eq(() => toPosition('', 0), { line: 1, column: 1 });
await eq(() => toPosition('ab\ncd', 0), { line: 1, column: 1 });
await eq(() => toPosition('ab\ncd', 1), { line: 1, column: 2 });
await eq(() => toPosition('ab\ncd', 3), { line: 2, column: 1 });
await eq(() => toPosition('ab\ncd', 5), { line: 2, column: 3 });
await eq(() => toPosition('ab\n', 3), { line: 2, column: 1 });
await throws(() => toPosition('ab', 3), /RangeError/);
await throws(() => toPosition('ab', -1), /RangeError/);
await eq(() => toOffset('ab\ncd', { line: 2, column: 2 }), 4);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
