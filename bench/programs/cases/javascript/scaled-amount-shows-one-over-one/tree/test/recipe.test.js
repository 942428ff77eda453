import test from 'node:test';
import assert from 'node:assert/strict';
import { parseAmount, formatAmount } from '../src/amount.js';
import { parseRecipe, scale, printRecipe } from '../src/recipe.js';

test('parses amounts', () => {
  assert.equal(parseAmount('2'), 2);
  assert.equal(parseAmount(' 1/2 '), 0.5);
  assert.equal(parseAmount('1 3/4'), 1.75);
  assert.throws(() => parseAmount('some'), RangeError);
});

test('formats halves and quarters', () => {
  assert.equal(formatAmount(2), '2');
  assert.equal(formatAmount(0.5), '1/2');
  assert.equal(formatAmount(1.75), '1 3/4');
  assert.equal(formatAmount(0.3333), '3/8');
});

test('doubles a recipe', () => {
  const recipe = parseRecipe('3/4 | cup | oats\n2 | | eggs\n');
  assert.equal(printRecipe(scale(recipe, 2, 4)), '1 1/2 cup oats\n4 eggs');
});

test('scaling leaves the recipe alone', () => {
  const recipe = parseRecipe('1 | cup | rice');
  scale(recipe, 1, 3);
  assert.equal(recipe[0].amount, 1);
});

test('drops the fraction of nearly whole amounts', () => {
  assert.equal(formatAmount(3.02), '3');
});
