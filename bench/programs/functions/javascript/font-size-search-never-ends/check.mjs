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

const { largestSize, sizeForLine } = await load('src/font-size.js');
const upTo = (limit) => (size) => size <= limit;
await eq(() => largestSize(() => false, 8, 40), null);
await eq(() => largestSize(upTo(8), 8, 40), 8);
await eq(() => largestSize(upTo(8), 8, 9).toString(), '8');
await eq(() => largestSize(() => true, 12, 12), 12);
await eq(() => largestSize(() => true, 13, 12), null);
await eq(() => largestSize(upTo(0), 1, 1), null);
await eq(() => sizeForLine('a very long title', 10), null);
await eq(() => sizeForLine('Hello', 100), 33);
await eq(() => largestSize(upTo(10), 8, 11), 10);
await eq(() => largestSize(() => true, 8, 9), 9);
await eq(() => largestSize(() => true, 8, 72), 72);
await eq(() => largestSize(upTo(-3), -10, 0), -3);
await eq(() => sizeForLine('', 5), 72);
await eq(() => sizeForLine('ab', 12, { smallest: 1, largest: 20 }), 10);
await eq(() => { const bad = []; for (let n = 1; n <= 30; n++) if (largestSize(upTo(n), 1, 30) !== n) bad.push(n); return bad; }, []);
await eq(() => { let tries = 0; const size = largestSize((s) => { tries += 1; return s <= 777; }, 1, 1_000_000); return [size, tries < 40]; }, [777, true]);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
