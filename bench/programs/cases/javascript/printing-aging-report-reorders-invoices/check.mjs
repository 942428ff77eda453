import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { Ledger } = await load('src/ledger.js');
const { agingReport, byAge } = await load('src/aging.js');
const ledger = new Ledger();
ledger.book({ number: 'A1', customer: 'x', cents: 100, dueDay: 40 });
ledger.book({ number: 'A2', customer: 'y', cents: 200, dueDay: 10 });
assert.equal(ledger.last(), 'A2');
const report = agingReport(ledger, 50);
assert.equal(ledger.last(), 'A2');
assert.deepEqual(report.lines, ['A2 y 2.00 31-60 days', 'A1 x 1.00 1-30 days']);
assert.deepEqual(ledger.invoices.map((i) => i.number), ['A1', 'A2']);
const list = [{ dueDay: 3, cents: 1 }, { dueDay: 3, cents: 5 }, { dueDay: 1, cents: 2 }];
assert.deepEqual(byAge(list).map((i) => i.cents), [2, 5, 1]);
assert.deepEqual(list.map((i) => i.cents), [1, 5, 2]);
assert.deepEqual(byAge(Object.freeze([{ dueDay: 2, cents: 1 }, { dueDay: 1, cents: 1 }])).map((i) => i.dueDay), [1, 2]);
ledger.book({ number: 'A3', customer: 'z', cents: 300, dueDay: 1 });
agingReport(ledger, 50);
assert.equal(ledger.last(), 'A3');
ledger.pay('A3');
assert.deepEqual(byAge(ledger.invoices).map((i) => i.number), ['A2', 'A1']);
assert.equal(ledger.invoices.length, 3);
assert.equal(byAge(ledger.invoices)[0], ledger.invoices[1]);
