import test from 'node:test';
import assert from 'node:assert/strict';
import { price, leader, heading, menu } from '../src/menu.js';

test('prices', () => {
  assert.equal(price(450), '4.50');
  assert.equal(price(5), '0.05');
});

test('leaders', () => {
  assert.equal(leader('Soup', '4.50', 15), 'Soup ..... 4.50');
  assert.equal(leader('Tea', '2.00', 9), 'Tea 2.00');
});

test('headings are centred', () => {
  assert.equal(heading('drinks', 10), '  DRINKS');
  assert.equal(heading('a long one', 4), 'A LONG ONE');
});

test('a menu without dishes', () => {
  assert.equal(menu('closed', [], 6), 'CLOSED');
});
