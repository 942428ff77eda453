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

const { Breaker, BreakerOpen } = await load('./src/breaker.js');
const play = async (limit, steps) => {
  let time = 0;
  const breaker = new Breaker({ limit, pause: 100, now: () => time });
  let out = '';
  for (const step of steps) {
    if (step === 'w') { time += 100; continue; }
    out += await breaker.call(async () => { if (step === 'x') throw new Error('timeout'); }).then(() => 'o', (err) => (err instanceof BreakerOpen ? '-' : 'x'));
  }
  return `${out} ${breaker.open ? 'open' : 'closed'}`;
};
await eq(() => play(3, 'xoxooox'), 'xoxooox closed');
await eq(() => play(2, 'xox'), 'xox closed');
await eq(() => play(2, 'xoxoxox'), 'xoxoxox closed');
await eq(() => play(3, 'xxoxx'), 'xxoxx closed');
await eq(() => play(3, 'xxoxxxo'), 'xxoxxx- open');
await eq(() => play(2, 'xxwox'), 'xxox closed');
await eq(() => play(2, 'xxwoxxo'), 'xxoxx- open');
await eq(() => play(3, 'xxxwoxoxo'), 'xxxoxoxo closed');
await eq(() => play(2, 'xx'), 'xx open');
await eq(() => play(2, 'xxo'), 'xx- open');
await eq(() => play(2, 'xxwx'), 'xxx open');
await eq(() => play(2, 'xxwxo'), 'xxx- open');
await eq(() => play(2, 'xxw'), 'xx closed');
await eq(() => play(3, 'xx'), 'xx closed');
await eq(() => play(1, 'ox'), 'ox open');
await eq(() => new Breaker().call(async () => 7), 7);
await eq(() => new Breaker().wrap((a, b) => a - b)(5, 2), 3);
await throws(() => new Breaker().call(() => { throw new TypeError('bad'); }), /TypeError: bad/);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
