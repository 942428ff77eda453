'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { Store, clone, getPath, setPath } = require('../src/index.js');

test('clone is deep', () => {
  const source = { a: [1, { b: 2 }], c: null };
  const copy = clone(source);
  assert.deepEqual(copy, source);
  copy.a[1].b = 3;
  assert.equal(source.a[1].b, 2);
});

test('sets and maps', () => {
  const source = { tags: new Set(['a']), prices: new Map([['x', { eur: 1 }]]) };
  const copy = clone(source);
  copy.tags.add('b');
  copy.prices.get('x').eur = 2;
  assert.deepEqual(source, { tags: new Set(['a']), prices: new Map([['x', { eur: 1 }]]) });
});

test('circles', () => {
  const source = { name: 'ring' };
  source.self = source;
  const copy = clone(source);
  assert.equal(copy.self, copy);
  assert.notEqual(copy, source);
});

test('class instances keep their methods', () => {
  class Point {
    constructor(x) {
      this.x = x;
    }

    double() {
      return this.x * 2;
    }
  }
  assert.equal(clone(new Point(4)).double(), 8);
});

test('paths', () => {
  const state = { a: [{ b: 1 }] };
  assert.equal(getPath(state, 'a.0.b'), 1);
  assert.equal(getPath(state, 'a.5.b'), undefined);
  setPath(state, 'x.y', 2);
  assert.deepEqual(state.x, { y: 2 });
});

test('snapshot and restore', () => {
  const store = new Store({ cart: { items: ['tea'] } }).snapshot('start');
  store.get('cart.items').push('milk');
  assert.deepEqual(store.peek('start', 'cart.items'), ['tea']);
  store.restore('start');
  assert.deepEqual(store.get(), { cart: { items: ['tea'] } });
});

test('newest of a name', () => {
  const store = new Store({ n: 1 }).snapshot('a').set('n', 2).snapshot('a').set('n', 3).restore('a');
  assert.equal(store.get('n'), 2);
  assert.throws(() => store.restore('b'), /no snapshot "b"/);
});

test('keeps only so many', () => {
  const store = new Store({}, { keep: 2 }).snapshot('a').snapshot('b').snapshot('c');
  assert.deepEqual(store.names(), ['b', 'c']);
});

test('watchers', () => {
  const seen = [];
  const store = new Store({ n: 1 });
  const stop = store.watch((...args) => seen.push(args));
  store.set('n', 2);
  stop();
  store.set('n', 3);
  assert.deepEqual(seen, [['n', 2, 1]]);
});
