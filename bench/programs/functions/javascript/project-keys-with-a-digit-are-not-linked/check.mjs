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

const { findRefs, closedRefs, linkRefs } = load('./lib/refs.js');
await eq(() => findRefs('Round prices (B2B-7), see SHOP-12'), ['B2B-7', 'SHOP-12']);
await eq(() => closedRefs('Fixes B2B-7'), ['B2B-7']);
await eq(() => findRefs('CRM3-1040'), ['CRM3-1040']);
await eq(() => findRefs('A1-2'), ['A1-2']);
await eq(() => findRefs('X99-1 and X99-1'), ['X99-1']);
await eq(() => linkRefs('see P2P-30.', 'https://t.example'), 'see [P2P-30](https://t.example/P2P-30).');
await eq(() => closedRefs('closed K8S-4, fix SHOP-1, see K8S-5'), ['K8S-4', 'SHOP-1']);
await eq(() => findRefs('SHOP-12 SHOP-120 CRM-3'), ['SHOP-12', 'SHOP-120', 'CRM-3']);
await eq(() => findRefs('shop-12, Shop-12'), []);
await eq(() => findRefs('X-12'), []);
await eq(() => findRefs('2FA-12'), []);
await eq(() => findRefs('99-12'), []);
await eq(() => findRefs('SHOP-0 SHOP-012'), []);
await eq(() => findRefs(''), []);
await eq(() => closedRefs('see SHOP-12'), []);
await eq(() => linkRefs('SHOP-1', 'u'), '[SHOP-1](u/SHOP-1)');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
