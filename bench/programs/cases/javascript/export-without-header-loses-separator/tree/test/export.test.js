import test from 'node:test';
import assert from 'node:assert/strict';
import { columnsOf, toTable } from '../src/export.js';

const bikes = [
  { name: 'Gull', price: 12.5 },
  { name: 'Big; "red"', price: null },
];

test('with the defaults', () => {
  assert.equal(toTable(bikes, { Bike: 'name', Price: 'price' }), 'Bike;Price\nGull;12,5\n"Big; ""red""";');
});

test('with all options', () => {
  const options = { separator: ',', header: false, decimal: '.', newline: '|' };
  assert.equal(toTable(bikes, { Bike: 'name', Price: 'price' }, options), 'Gull,12.5|"Big; ""red""",');
});

test('unknown options', () => {
  assert.throws(() => toTable([], {}, { sep: ',' }), TypeError);
});

test('columnsOf', () => {
  assert.deepEqual(columnsOf([{ a: 1 }, { b: 2 }]), { A: 'a', B: 'b' });
});

test('no records', () => {
  assert.equal(toTable([], { A: 'a' }), 'A');
});
