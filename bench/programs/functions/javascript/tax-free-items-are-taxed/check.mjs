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

const { lineTotal, receiptTotal } = load('./index.js');
await eq(() => lineTotal({ price: 85, quantity: 10, taxRate: 0 }), { net: 850, tax: 0, gross: 850 });
await eq(() => lineTotal({ price: 100, taxRate: 0 }), { net: 100, tax: 0, gross: 100 });
await eq(() => lineTotal({ price: 251, taxRate: 0 }), { net: 251, tax: 0, gross: 251 });
await eq(() => lineTotal({ price: 10, taxRate: 0 }, { quantity: 4, taxRate: 50 }), { net: 40, tax: 0, gross: 40 });
await eq(() => receiptTotal([{ price: 100, taxRate: 0 }, { price: 100 }]), { net: 200, tax: 20, gross: 220 });
await eq(() => receiptTotal([{ price: 30, taxRate: 0, quantity: 2 }]), { net: 60, tax: 0, gross: 60 });
await eq(() => receiptTotal([{ price: 30, taxRate: 0 }, { price: 40, taxRate: 0 }]), { net: 70, tax: 0, gross: 70 });
await eq(() => receiptTotal([{ price: 50, taxRate: 0 }], { quantity: 2, taxRate: 10 }), { net: 100, tax: 0, gross: 100 });
await eq(() => lineTotal({ price: 500 }), { net: 500, tax: 100, gross: 600 });
await eq(() => lineTotal({ price: 500, taxRate: undefined }), { net: 500, tax: 100, gross: 600 });
await eq(() => lineTotal({ price: 500, taxRate: null }), { net: 500, tax: 100, gross: 600 });
await eq(() => lineTotal({ price: 500, quantity: 0 }), { net: 0, tax: 0, gross: 0 });
await eq(() => lineTotal({ price: 33, taxRate: 10 }), { net: 33, tax: 3, gross: 36 });
await eq(() => lineTotal({ price: 80 }, { quantity: 1, taxRate: 0 }), { net: 80, tax: 0, gross: 80 });
await eq(() => receiptTotal([]), { net: 0, tax: 0, gross: 0 });
await eq(() => lineTotal({ price: 0 }), { net: 0, tax: 0, gross: 0 });

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
