import assert from 'node:assert/strict';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createRequire } from 'node:module';

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

const load = createRequire(path.join(process.cwd(), 'package.json'));

const { splitRow, joinRow, records } = load('./rows.js');
await eq(() => records(['id|note', '1|hello', '2|']), [{ id: '1', note: 'hello' }, { id: '2', note: '' }]);
await eq(() => splitRow('a|'), ['a', '']);
await eq(() => splitRow('|'), ['', '']);
await eq(() => splitRow('||'), ['', '', '']);
await eq(() => splitRow(''), ['']);
await eq(() => splitRow('a\\||'), ['a|', '']);
await eq(() => splitRow('|a||'), ['', 'a', '', '']);
await eq(() => splitRow(joinRow(['p', 'q', ''])), ['p', 'q', '']);
await eq(() => splitRow('\\\\|'), ['\\', '']);
await eq(() => splitRow('a'), ['a']);
await eq(() => splitRow('|a'), ['', 'a']);
await eq(() => splitRow('a||b'), ['a', '', 'b']);
await eq(() => splitRow('a| '), ['a', ' ']);
await eq(() => splitRow('a\\|'), ['a|']);
await eq(() => splitRow('a|\\\\'), ['a', '\\']);
await eq(() => splitRow('a|b\\'), ['a', 'b\\']);
await eq(() => joinRow(['a', '']), 'a|');
await eq(() => joinRow(['a|b']), 'a\\|b');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
