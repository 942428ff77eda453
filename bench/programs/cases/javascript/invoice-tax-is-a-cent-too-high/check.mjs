import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { Invoice } = await load('src/invoice.js');

const of = (prices, options) => prices.reduce((invoice, price, i) => invoice.add(`x${i}`, price, options), new Invoice(1));
const three = of([13, 13, 13]);
assert.deepEqual(three.taxes(), [{ rate: 20, tax: 8 }]);
assert.equal(three.total, 47);
assert.equal(of([12, 12, 12, 12]).taxes()[0].tax, 10);
assert.equal(of([12, 12, 12, 12]).total, 58);
assert.deepEqual(of([10, 10, 10], { rate: 5 }).taxes(), [{ rate: 5, tax: 2 }]);
assert.equal(of(new Array(10).fill(2)).taxes()[0].tax, 4);
const mixed = of([13, 13]).add('m', 13, { rate: 5 }).add('n', 7, { rate: 5 });
assert.deepEqual(mixed.taxes(), [{ rate: 5, tax: 1 }, { rate: 20, tax: 5 }]);
assert.equal(mixed.total, 52);
assert.deepEqual(of([-13, -13, -13]).taxes(), [{ rate: 20, tax: -8 }]);
assert.deepEqual(of([1000]).taxes(), [{ rate: 20, tax: 200 }]);
assert.deepEqual(new Invoice(2).taxes(), []);
assert.equal(of([199], { quantity: 3, discount: 10 }).net, 537);
assert.equal(three.print(), 'x0 0.13\nx1 0.13\nx2 0.13\ntax 20% 0.08\ntotal 0.47');
