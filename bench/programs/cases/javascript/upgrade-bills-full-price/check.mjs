import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mod = await import(pathToFileURL(path.resolve(process.cwd(), 'src/subscription.js')).href);
const { PLANS, changePlan, daysBetween, nextInvoice } = mod.default ?? mod;

const sub = { plan: 'basic', users: 1, periodStart: '2024-04-01', periodEnd: '2024-05-01' };
assert.equal(changePlan(sub, 'team', '2024-04-16').balance, 1500);
assert.equal(Math.abs(changePlan(sub, 'team', '2024-05-01').balance), 0);
assert.equal(changePlan(sub, 'company', '2024-04-11').balance, 6000);
assert.equal(changePlan({ ...sub, plan: 'team' }, 'basic', '2024-04-21').balance, -1000);
assert.equal(changePlan({ ...sub, balance: 100 }, 'team', '2024-04-01').balance, 3100);
assert.equal(Math.abs(changePlan(sub, 'basic', '2024-04-20').balance), 0);
assert.equal(Math.abs(changePlan(sub, 'team', '2024-06-01').balance), 0);
assert.equal(nextInvoice(changePlan(sub, 'team', '2024-04-16')).cents, 5500);
assert.throws(() => changePlan({ ...sub, users: 11 }, 'team', '2024-04-16'), RangeError);
const feb = { plan: 'basic', users: 1, periodStart: '2024-02-01', periodEnd: '2024-03-01' };
assert.equal(changePlan(feb, 'team', '2024-02-20').balance, 1034);
