import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { parseAmount, formatAmount } = await load('src/amount.js');
const { parseRecipe, scale, printRecipe } = await load('src/recipe.js');

assert.equal(printRecipe(scale(parseRecipe('0.9 | cup | milk'), 6, 13)), '2 cup milk');
assert.equal(formatAmount(0.97), '1');
assert.equal(formatAmount(4.99), '5');
assert.equal(formatAmount(9.95), '10');
assert.equal(formatAmount(0.999), '1');
assert.equal(formatAmount(0.93), '7/8');
assert.equal(formatAmount(1.9), '1 7/8');
assert.equal(formatAmount(2.05), '2');
assert.equal(formatAmount(0), '0');
assert.equal(formatAmount(0.25), '1/4');
assert.equal(formatAmount(7.125), '7 1/8');
assert.equal(formatAmount(3), '3');
assert.equal(parseAmount('2 1/8'), 2.125);
