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

const { parcelWeight, postage } = load('./lib/postage.js');
await eq(() => postage([{ weight: 800 }]), 549);
await eq(() => parcelWeight([{ weight: 800 }]), 950);
await eq(() => parcelWeight([{ weight: 100, count: 3 }]), 450);
await eq(() => parcelWeight([{ weight: 100, wrapping: null }]), 250);
await eq(() => parcelWeight([{ weight: 100, wrapping: 10 }, { weight: 50 }]), 310);
await eq(() => parcelWeight([{ weight: 50, count: 2 }, { weight: 100, wrapping: 10, count: 2 }], 0), 320);
await eq(() => postage([{ weight: 350 }]), 270);
await eq(() => postage([{ weight: 351 }]), 549);
await eq(() => postage([{ weight: 0 }], 5000), 769);
await throws(() => postage([{ weight: 10000 }]), /RangeError: No rate for 10150 g/);
await eq(() => parcelWeight([{ weight: 800, wrapping: 0 }]), 950);
await eq(() => parcelWeight([{ weight: 300, wrapping: 20, count: 3 }], 200), 1160);
await eq(() => parcelWeight([{ weight: 300, wrapping: 20, count: 0 }]), 150);
await eq(() => parcelWeight([]), 150);
await eq(() => postage([{ weight: 300, wrapping: 51 }]), 549);
await throws(() => postage([{ weight: 9000, wrapping: 1000 }]), /RangeError: No rate for 10150 g/);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
