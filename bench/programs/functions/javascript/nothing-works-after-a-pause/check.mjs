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

const { next, run, trace } = load('./src/player.js');
await eq(() => run(['play', 'pause', 'play']), 'playing');
await eq(() => run(['play', 'pause']), 'paused');
await eq(() => run(['play', 'pause', 'pause']), 'playing');
await eq(() => run(['play', 'pause', 'stop']), 'stopped');
await eq(() => run(['play', 'pause', 'end']), 'paused');
await eq(() => next('playing', 'pause'), 'paused');
await eq(() => trace(['play', 'pause', 'play', 'end']), ['stopped', 'playing', 'paused', 'playing', 'stopped']);
await eq(() => run(['pause', 'pause', 'stop'], 'playing'), 'stopped');
await throws(() => next('pause', 'play'), /unknown state: pause/);
await eq(() => run([]), 'stopped');
await eq(() => run(['play']), 'playing');
await eq(() => run(['play', 'stop']), 'stopped');
await eq(() => run(['play', 'end', 'end']), 'stopped');
await eq(() => run(['pause']), 'stopped');
await eq(() => next('paused', 'pause'), 'playing');
await eq(() => next('paused', 'end'), 'paused');
await eq(() => trace([]), ['stopped']);
await throws(() => next('burning', 'play'), /unknown state: burning/);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
