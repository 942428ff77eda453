import test from 'node:test';
import assert from 'node:assert/strict';
import { tokenize } from '../src/tokens.js';
import { evaluate } from '../src/formula.js';

test('tokens', () => {
  assert.deepEqual(tokenize('A1 + 2.5').map(t => t.type), ['cell', '+', 'number']);
  assert.throws(() => tokenize('1 % 2'), /unexpected '%'/);
});

test('arithmetic', () => {
  assert.equal(evaluate('1 + 2 * 3'), 7);
  assert.equal(evaluate('(1 + 2) * 3'), 9);
  assert.equal(evaluate('12 / 2 / 3'), 2);
  assert.equal(evaluate('10 - 4'), 6);
  assert.equal(evaluate('1 + 2 + 3 - 4'), 2);
});

test('signs', () => {
  assert.equal(evaluate('-3 + 5'), 2);
  assert.equal(evaluate('2 * -3'), -6);
});

test('cells', () => {
  assert.equal(evaluate('A1 * B2', { A1: 3, B2: 4 }), 12);
  assert.equal(evaluate('C9 + 1'), 1);
});

test('functions', () => {
  assert.equal(evaluate('SUM(1, 2, A1)', { A1: 4 }), 7);
  assert.equal(evaluate('ROUND(2.345, 1)'), 2.3);
  assert.throws(() => evaluate('MIN(1)'), ReferenceError);
});

test('syntax errors', () => {
  assert.throws(() => evaluate('1 +'), SyntaxError);
  assert.throws(() => evaluate('1 2'), SyntaxError);
});
