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

const { isOn, flagsFor, bucket } = load('./lib/flags.js');
const flag = (more) => ({ name: 'trial', on: true, rollout: 100, ...more });
const pro = (id) => ({ id, plan: 'pro' });
await eq(() => isOn(flag({ blocked: ['c-19'], plans: ['pro'] }), pro('c-19')), false);
await eq(() => isOn(flag({ rollout: 0, plans: ['pro'] }), pro('c-20')), false);
await eq(() => isOn(flag({ blocked: ['c-1', 'c-2'], plans: ['free', 'pro'] }), pro('c-2')), false);
await eq(() => isOn(flag({ blocked: ['c-1', 'c-2'], plans: ['free', 'pro'] }), pro('c-3')), true);
await eq(() => ['a', 'b', 'c', 'd', 'e'].every((id) => isOn(flag({ rollout: 50, plans: ['pro'] }), pro(id)) === bucket('trial', id) < 50), true);
await eq(() => isOn(flag({ rollout: bucket('trial', 'q'), plans: ['pro'] }), pro('q')), false);
await eq(() => isOn(flag({ rollout: bucket('trial', 'q') + 1, plans: ['pro'] }), pro('q')), true);
await eq(() => flagsFor([flag({ plans: ['pro'], rollout: 0 }), flag({ name: 'b' })], pro('x')), ['b']);
await eq(() => isOn(flag({ plans: ['pro'] }), { id: 'z', plan: 'free' }), false);
await eq(() => isOn(flag({ plans: ['pro'] }), pro('z')), true);
await eq(() => isOn(flag({ plans: [] }), pro('z')), false);
await eq(() => isOn(flag({ blocked: ['z'] }), pro('z')), false);
await eq(() => isOn(flag({ blocked: ['z'], testers: ['z'] }), pro('z')), true);
await eq(() => isOn(flag({ rollout: 0, plans: ['free'], testers: ['z'] }), pro('z')), true);
await eq(() => isOn(flag({ on: false, testers: ['z'] }), pro('z')), false);
await eq(() => isOn(flag({ rollout: 0 }), pro('z')), false);
await eq(() => isOn(flag({}), pro('z')), true);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
