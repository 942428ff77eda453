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

const { changeMode, modeText } = load('./lib/mode.js');
await eq(() => modeText(changeMode(0o644, 'go-w')), 'rw-r--r--');
await eq(() => changeMode(0o644, 'go-w'), 0o644);
await eq(() => changeMode(0o644, 'a-x'), 0o644);
await eq(() => changeMode(0o000, '-rwx'), 0);
await eq(() => changeMode(0o754, 'u-x,g-x,o-x'), 0o644);
await eq(() => changeMode(0o640, 'o-rwx'), 0o640);
await eq(() => changeMode(0o664, 'go-wx'), 0o644);
await eq(() => changeMode(0o644, 'uu-x'), 0o644);
await eq(() => changeMode(0o755, 'gg-x'), 0o745);
await eq(() => changeMode(0o644, 'u+x,u-x,u-x'), 0o644);
await eq(() => changeMode(0o666, 'go-w'), 0o644);
await eq(() => changeMode(0o777, '-x'), 0o666);
await eq(() => changeMode(0o644, 'u+x'), 0o744);
await eq(() => changeMode(0o744, 'u+x'), 0o744);
await eq(() => changeMode(0o777, 'o='), 0o770);
await eq(() => changeMode(0o640, 'a=r'), 0o444);
await eq(() => changeMode(0o4755, 'u-w'), 0o4555);
await throws(() => changeMode(0o644, 'z-w'), /SyntaxError: Not a mode: z-w/);
await eq(() => modeText(0o751), 'rwxr-x--x');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
