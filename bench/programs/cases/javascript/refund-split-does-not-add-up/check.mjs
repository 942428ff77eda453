import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { Money, allocate, split, sum } = await load('src/index.js');

const eur = (text) => Money.parse(text, 'EUR');
const texts = (list) => list.map(String);
assert.deepEqual(texts(split(eur('-10.00'), 3)), ['-3.34 EUR', '-3.33 EUR', '-3.33 EUR']);
assert.deepEqual(texts(split(eur('-0.05'), 3)), ['-0.02 EUR', '-0.02 EUR', '-0.01 EUR']);
assert.deepEqual(texts(allocate(eur('-0.05'), [0, 1, 1])), ['0.00 EUR', '-0.03 EUR', '-0.02 EUR']);
assert.deepEqual(texts(allocate(eur('-0.05'), [3, 7])), ['-0.02 EUR', '-0.03 EUR']);
assert.equal(String(sum(split(eur('-100'), 7), 'EUR')), '-100.00 EUR');
assert.equal(String(sum(allocate(Money.parse('-1000', 'JPY'), [1, 2, 4]), 'JPY')), '-1000 JPY');
assert.deepEqual(texts(split(eur('10'), 3)), ['3.34 EUR', '3.33 EUR', '3.33 EUR']);
assert.deepEqual(texts(split(eur('-9'), 3)), ['-3.00 EUR', '-3.00 EUR', '-3.00 EUR']);
assert.deepEqual(texts(split(eur('0'), 2)), ['0.00 EUR', '0.00 EUR']);
assert.deepEqual(texts(allocate(eur('0.05'), [0, 1, 1])), ['0.00 EUR', '0.03 EUR', '0.02 EUR']);
assert.deepEqual(texts(split(eur('-0.01'), 2)), ['-0.01 EUR', '0.00 EUR']);
assert.throws(() => allocate(eur('-1'), [0, 0]), RangeError);
