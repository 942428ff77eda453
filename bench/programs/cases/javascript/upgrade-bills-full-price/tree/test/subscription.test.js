import test from 'node:test';
import assert from 'node:assert/strict';
import { PLANS, changePlan, daysBetween, nextInvoice } from '../src/subscription.js';

const sub = { plan: 'basic', users: 1, periodStart: '2024-04-01', periodEnd: '2024-05-01' };

test('days', () => {
  assert.equal(daysBetween('2024-02-28', '2024-03-01'), 2);
});

test('upgrading on the first day costs the difference', () => {
  const changed = changePlan(sub, 'team', '2024-04-01');
  assert.equal(changed.plan, 'team');
  assert.equal(changed.balance, 3000);
  assert.equal(sub.balance, undefined);
});

test('seats are checked', () => {
  assert.throws(() => changePlan({ ...sub, plan: 'team', users: 5 }, 'basic', '2024-04-05'), RangeError);
  assert.throws(() => changePlan(sub, 'gold', '2024-04-05'), /No such plan/);
});

test('next invoice', () => {
  assert.deepEqual(nextInvoice({ ...sub, balance: 250 }), { date: '2024-05-01', cents: 1250 });
  assert.equal(nextInvoice({ ...sub, balance: -5000 }).cents, 0);
});
