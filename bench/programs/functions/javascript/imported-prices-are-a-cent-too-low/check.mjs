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

const { readPrice, writePrice, readPriceList } = load('./lib/prices.js');
const cents = (text) => readPrice(text).cents;
await eq(() => writePrice(readPrice('19.99 EUR')), '19.99 EUR');
await eq(() => cents('19.99'), 1999);
await eq(() => cents('0.29'), 29);
await eq(() => cents('1.15'), 115);
await eq(() => cents('4.35 USD'), 435);
await eq(() => cents('1.13'), 113);
await eq(() => cents('64.1'), 6410);
await eq(() => cents('0.007'), 1);
await eq(() => Array.from({ length: 5000 }, (_, i) => i).filter((i) => cents((i / 100).toFixed(2)) !== i), []);
await eq(() => [...readPriceList('a; 8.2\n\nb ;0.57 GBP\n')], [['a', { cents: 820, currency: 'EUR' }], ['b', { cents: 57, currency: 'GBP' }]]);
await eq(() => cents('12'), 1200);
await eq(() => cents('0.004'), 0);
await eq(() => readPrice('12.50 GBP'), { cents: 1250, currency: 'GBP' });
await eq(() => readPrice(' 7 USD '), { cents: 700, currency: 'USD' });
await eq(() => writePrice({ cents: 5, currency: 'EUR' }), '0.05 EUR');
await throws(() => readPrice('-3'), /SyntaxError: Not a price: -3/);
await throws(() => readPrice('3 CHF'), /SyntaxError: Not a price: 3 CHF/);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
