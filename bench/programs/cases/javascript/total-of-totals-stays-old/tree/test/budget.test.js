import test from 'node:test';
import assert from 'node:assert/strict';
import { Budget } from '../src/budget.js';

test('totals', () => {
  const budget = new Budget().set('rent', 800).set('power', 90).total('home', ['rent', 'power']);
  assert.equal(budget.get('home'), 890);
  budget.set('rent', 850);
  assert.equal(budget.get('home'), 940);
  assert.equal(budget.get('nothing'), 0);
});

test('totals of totals', () => {
  const budget = new Budget().set('rent', 800).set('bus', 60);
  budget.total('home', ['rent']).total('all', ['home', 'bus']);
  assert.equal(budget.get('all'), 860);
  budget.set('bus', 70);
  assert.equal(budget.get('all'), 870);
});

test('results are kept', () => {
  const budget = new Budget().set('rent', 800).set('bus', 60).total('home', ['rent']);
  budget.get('home');
  budget.set('bus', 61);
  budget.get('home');
  assert.equal(budget.computed, 1);
});

test('no circles', () => {
  const budget = new Budget().total('a', ['b']).total('b', ['c']);
  assert.throws(() => budget.total('c', ['a']), /contain itself/);
});

test('report', () => {
  assert.deepEqual(new Budget().set('rent', 5).report('rent', 'bus'), ['rent 5', 'bus 0']);
});
