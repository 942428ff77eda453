import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mod = await import(pathToFileURL(path.resolve(process.cwd(), 'src/cart.js')).href);
const { Cart } = mod.default ?? mod;

const run = (cents, ...coupons) => coupons.reduce((cart, c) => cart.addCoupon(c), new Cart().add('lamp', cents)).checkout();
const A = { code: 'A', cents: 1000 };
const B = { code: 'B', cents: 500, minimum: 4500 };
assert.deepEqual(run(5000, A, B), { goods: 5000, applied: ['A', 'B'], refused: [], toPay: 3500 });
assert.deepEqual(run(5000, B, A).toPay, 3500);
assert.equal(run(5000, { code: 'X', percent: 10 }, { code: 'Y', percent: 10 }).toPay, 4000);
assert.deepEqual(run(4400, A, B), { goods: 4400, applied: ['A'], refused: ['B'], toPay: 3400 });
assert.equal(run(800, A).toPay, 0);
assert.equal(run(4500, B).toPay, 4000);
assert.equal(run(10000, A, { code: 'H', percent: 50, minimum: 10000 }).toPay, 4000);
assert.equal(run(300).toPay, 300);
