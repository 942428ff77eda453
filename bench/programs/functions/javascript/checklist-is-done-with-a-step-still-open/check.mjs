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

const { isComplete, nextStep, progress } = load('./lib/checklist.js');
const ok = (more) => ({ title: 'ok', done: true, ...more });
const no = (more) => ({ title: 'no', done: false, ...more });
const sec = (...steps) => ({ title: 'sec', steps });
await eq(() => isComplete([sec(ok(), ok()), no()]), false);
await eq(() => isComplete([sec(ok()), sec(no())]), false);
await eq(() => isComplete([sec(), no()]), false);
await eq(() => isComplete([sec(sec(ok()), no()), ok()]), false);
await eq(() => isComplete([sec(sec(ok()), ok()), ok(), no()]), false);
await eq(() => isComplete([ok(), sec(ok()), sec(ok()), sec(ok(), no())]), false);
await eq(() => isComplete([sec(no({ optional: true })), no()]), false);
await eq(() => isComplete([sec(ok()), sec(ok()), ok()]), true);
await eq(() => isComplete([sec(ok()), no({ optional: true })]), true);
await eq(() => isComplete([{ ...sec(no()), optional: true }, ok()]), true);
await eq(() => isComplete([sec(no()), ok()]), false);
await eq(() => isComplete([no(), sec(ok())]), false);
await eq(() => isComplete([ok(), ok()]), true);
await eq(() => isComplete([sec(sec(sec(ok())))]), true);
await eq(() => isComplete([]), true);
await eq(() => nextStep([sec(ok()), no({ title: 'last' })]), 'last');
await eq(() => nextStep([sec(ok())]), null);
await eq(() => progress([sec(ok(), ok()), no()]), '2/3');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
