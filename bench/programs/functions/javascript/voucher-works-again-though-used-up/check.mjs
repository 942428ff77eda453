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

const { cartTotal, voucherApplies, discount } = await load('src/vouchers.js');
const cart = [{ price: 1500, quantity: 2 }, { price: 250, quantity: 1 }];
const spring = { from: '2024-03-01', until: '2024-05-31', percent: 10 };
await eq(() => voucherApplies({ ...spring, maxUses: 1, used: 1 }, cart, '2024-04-01'), false);
await eq(() => discount({ ...spring, maxUses: 1, used: 1 }, cart, '2024-04-01'), 0);
await eq(() => voucherApplies({ ...spring, maxUses: 100, used: 100 }, cart, '2024-03-01'), false);
await eq(() => discount({ ...spring, maxUses: 2, used: 5 }, cart, '2024-04-01'), 0);
await eq(() => voucherApplies({ ...spring, maxUses: 0 }, cart, '2024-04-01'), false);
await eq(() => discount({ from: '2024-06-01', until: '2024-06-30', percent: 20, maxUses: 50, used: 50 }, [{ price: 4000, quantity: 1 }], '2024-06-10'), 0);
await eq(() => discount({ ...spring, maxUses: 1 }, cart, '2024-04-01'), 325);
await eq(() => discount({ ...spring, maxUses: 1, used: 0 }, cart, '2024-04-01'), 325);
await eq(() => voucherApplies({ ...spring, maxUses: 100, used: 99 }, cart, '2024-04-01'), true);
await eq(() => voucherApplies({ ...spring, used: 2000 }, cart, '2024-04-01'), true);
await eq(() => voucherApplies({ ...spring, maxUses: 100, used: 9 }, cart, '2024-02-29'), false);
await eq(() => voucherApplies({ ...spring, minimum: 3251 }, cart, '2024-04-01'), false);
await eq(() => voucherApplies(spring, [], '2024-04-01'), true);
await eq(() => discount(spring, cart, '2024-05-31'), 325);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
