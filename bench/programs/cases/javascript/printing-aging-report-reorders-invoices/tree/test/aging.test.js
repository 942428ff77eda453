import test from 'node:test';
import assert from 'node:assert/strict';
import { Ledger } from '../src/ledger.js';
import { overdueClass } from '../src/aging.js';

test('not due', () => {
  assert.equal(overdueClass({ dueDay: 10 }, 5), 'not due');
  assert.equal(overdueClass({ dueDay: 10 }, 10), 'not due');
});

test('overdue classes', () => {
  assert.equal(overdueClass({ dueDay: 10 }, 40), '1-30 days');
  assert.equal(overdueClass({ dueDay: 10 }, 41), '31-60 days');
  assert.equal(overdueClass({ dueDay: 10 }, 100), 'over 60 days');
});

test('pay', () => {
  const ledger = new Ledger([{ number: 'A1', cents: 1, dueDay: 1 }]);
  ledger.pay('A1');
  assert.equal(ledger.invoices[0].paid, true);
});

test('pay an unknown invoice', () => {
  assert.throws(() => new Ledger().pay('A2'), /no invoice A2/);
});

test('last', () => {
  assert.equal(new Ledger().last(), null);
  const ledger = new Ledger();
  assert.equal(ledger.book({ number: 'A1', cents: 1, dueDay: 1 }), 1);
  assert.equal(ledger.last(), 'A1');
});
