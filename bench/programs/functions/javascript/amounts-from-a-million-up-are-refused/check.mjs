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

const { parseAmount, formatAmount } = load('./lib/amount.js');
await eq(() => parseAmount('1.234.567,89', 'de'), 1234567.89);
await eq(() => parseAmount('1,234,567.89'), 1234567.89);
await eq(() => parseAmount('1,234,567'), 1234567);
await eq(() => parseAmount('12 000 000', 'fr'), 12000000);
await eq(() => parseAmount("-1'000'000.05", 'ch'), -1000000.05);
await eq(() => parseAmount('1.000.000.000,00', 'de'), 1000000000);
await eq(() => parseAmount(formatAmount(87654321.25, 'fr'), 'fr'), 87654321.25);
await eq(() => parseAmount('1.250,50', 'de'), 1250.5);
await eq(() => parseAmount('12 000', 'fr'), 12000);
await eq(() => parseAmount('0,5', 'de'), 0.5);
await eq(() => parseAmount(' 1250000 '), 1250000);
await eq(() => parseAmount('+17'), 17);
await throws(() => parseAmount('1,234.567'), /SyntaxError: Not an amount/);
await throws(() => parseAmount('1.5.5'), /SyntaxError: Not an amount/);
await throws(() => parseAmount('1,5,5', 'de'), /SyntaxError: Not an amount/);
await throws(() => parseAmount(''), /SyntaxError: Not an amount/);
await throws(() => parseAmount('1', 'xx'), /RangeError: Unknown style: xx/);
await eq(() => formatAmount(1234567.5, 'de'), '1.234.567,50');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
