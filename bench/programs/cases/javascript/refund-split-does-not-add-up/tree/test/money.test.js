import test from 'node:test';
import assert from 'node:assert/strict';
import { Money, CurrencyMismatch, allocate, split, sum, sumByCurrency, largest } from '../src/index.js';

const eur = (text) => Money.parse(text, 'EUR');
const texts = (list) => list.map(String);

test('parse and print', () => {
  assert.equal(String(eur('12.3')), '12.30 EUR');
  assert.equal(String(eur('-0.05')), '-0.05 EUR');
  assert.equal(String(Money.parse('120', 'JPY')), '120 JPY');
});

test('bad amounts', () => {
  assert.throws(() => eur('1.234'), SyntaxError);
  assert.throws(() => new Money(0.5, 'EUR'), RangeError);
  assert.throws(() => new Money(1, 'XXX'), RangeError);
});

test('plus and minus', () => {
  assert.equal(String(eur('1.10').plus(eur('2.20'))), '3.30 EUR');
  assert.equal(String(eur('1').minus(eur('2.20'))), '-1.20 EUR');
});

test('currencies do not mix', () => {
  assert.throws(() => eur('1').plus(Money.parse('1', 'USD')), CurrencyMismatch);
});

test('split', () => {
  assert.deepEqual(texts(split(eur('10'), 3)), ['3.34 EUR', '3.33 EUR', '3.33 EUR']);
});

test('allocate by weights', () => {
  assert.deepEqual(texts(allocate(eur('0.05'), [3, 7])), ['0.02 EUR', '0.03 EUR']);
  assert.deepEqual(texts(allocate(eur('0.05'), [0, 1, 1])), ['0.00 EUR', '0.03 EUR', '0.02 EUR']);
});

test('bad weights', () => {
  assert.throws(() => allocate(eur('1'), [0, 0]), RangeError);
  assert.throws(() => allocate(eur('1'), [2, -1]), RangeError);
  assert.throws(() => split(eur('1'), 0), RangeError);
});

test('negative amounts that divide evenly', () => {
  assert.deepEqual(texts(split(eur('-9'), 3)), ['-3.00 EUR', '-3.00 EUR', '-3.00 EUR']);
});

test('sums', () => {
  assert.equal(String(sum([eur('1'), eur('2.5')], 'EUR')), '3.50 EUR');
  assert.deepEqual(texts(sumByCurrency([Money.parse('1', 'USD'), eur('1'), eur('2')])), ['3.00 EUR', '1.00 USD']);
  assert.equal(String(largest([eur('1'), eur('3'), eur('2')])), '3.00 EUR');
});
