import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mod = await import(pathToFileURL(path.resolve(process.cwd(), 'src/invoice.js')).href);
const { lineTotal, invoiceTotals, formatCents } = mod.default ?? mod;

const t = invoiceTotals([{ quantity: 1, unitCents: 10000, discount: 50, taxRate: 20 }]);
assert.deepEqual(t, { net: 5000, taxes: [{ rate: 20, cents: 1000 }], tax: 1000, total: 6000 });
assert.equal(invoiceTotals([{ quantity: 2, unitCents: 500, discount: 100, taxRate: 20 }]).total, 0);
const m = invoiceTotals([
  { quantity: 1, unitCents: 1000, discount: 10, taxRate: 10 },
  { quantity: 1, unitCents: 1000, taxRate: 10 },
  { quantity: 4, unitCents: 250, discount: 25, taxRate: 0 },
]);
assert.deepEqual(m.taxes, [{ rate: 0, cents: 0 }, { rate: 10, cents: 190 }]);
assert.equal(m.net, 2650);
assert.equal(m.total, 2840);
assert.equal(lineTotal({ quantity: 1, unitCents: 99 }).gross, 99);
assert.equal(formatCents(2840), '28.40 EUR');
