import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { formatCents } = await load('src/format.js');
const { statement, payment, consumption } = await load('src/statement.js');
assert.equal(formatCents(-25000), '-250.00');
assert.equal(formatCents(-12345600), '-123,456.00');
assert.equal(formatCents(-10000), '-100.00');
assert.equal(formatCents(-99999), '-999.99');
assert.equal(formatCents(-987654321012), '-9,876,543,210.12');
assert.equal(formatCents(-100000), '-1,000.00');
assert.equal(formatCents(-8000), '-80.00');
assert.equal(formatCents(-5), '-0.05');
assert.equal(formatCents(-150), '-1.50');
assert.equal(formatCents(0), '0.00');
assert.equal(formatCents(25000), '250.00');
assert.equal(formatCents(12345600), '123,456.00');
assert.deepEqual(statement([consumption('E7', 10, 20, 25), payment('2 May', 25000)]), [
  'meter E7: 10 kWh     2.50',
  'payment 2 May     -250.00',
  'balance           -247.50',
]);
