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

const { worth, saving, bestOffer } = await load('src/offers.js');
const cart = [{ price: 2000, quantity: 2 }, { price: 500, quantity: 1 }];
await eq(() => bestOffer(cart, [{ name: 'five', percent: 5 }, { name: 'ten', percent: 10 }]), { name: 'ten', saved: 450 });
await eq(() => bestOffer([{ price: 8000, quantity: 1 }], [{ name: 'WELCOME', off: 500 }, { name: 'SUMMER', percent: 20 }]), { name: 'SUMMER', saved: 1600 });
await eq(() => bestOffer(cart, [{ name: 'a', off: 100 }, { name: 'b', off: 300 }, { name: 'c', off: 200 }]), { name: 'b', saved: 300 });
await eq(() => bestOffer(cart, [{ name: 'big', off: 900, from: 9000 }, { name: 'a', percent: 1 }, { name: 'b', percent: 2 }]), { name: 'b', saved: 90 });
await eq(() => bestOffer([{ price: 3000, quantity: 3 }], [{ name: 'ten', percent: 10 }, { name: 'kilo', off: 1000, from: 9000 }]), { name: 'kilo', saved: 1000 });
await eq(() => bestOffer(cart, []), null);
await eq(() => bestOffer([], [{ name: 'a', off: 100 }]), null);
await eq(() => bestOffer(cart, [{ name: 'big', off: 900, from: 9000 }]), null);
await eq(() => bestOffer(cart, [{ name: 'a', off: 300 }, { name: 'b', off: 100 }]), { name: 'a', saved: 300 });
await eq(() => bestOffer(cart, [{ name: 'a', off: 450 }, { name: 'b', percent: 10 }]), { name: 'a', saved: 450 });
await eq(() => saving([{ price: 333, quantity: 1 }], { percent: 10 }), 33);
await eq(() => worth([]), 0);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
