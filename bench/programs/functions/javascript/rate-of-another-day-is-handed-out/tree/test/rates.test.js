import test from 'node:test';
import assert from 'node:assert/strict';
import { RateBook } from '../src/rates.js';

test('asks only once', async () => {
  let calls = 0;
  const book = new RateBook(async () => { calls += 1; return 1.1; });
  assert.equal(await book.convert(10, 'EUR', 'USD', '2024-01-02'), 11);
  assert.equal(await book.convert(20, 'EUR', 'USD', '2024-01-02'), 22);
  assert.equal(calls, 1);
});

test('tells currencies apart', async () => {
  const book = new RateBook(async (from, to) => (to === 'USD' ? 1.1 : 0.9));
  assert.equal(await book.rate('EUR', 'USD', '2024-01-02'), 1.1);
  assert.equal(await book.rate('EUR', 'GBP', '2024-01-02'), 0.9);
  assert.equal(book.size, 2);
});

test('same currency', async () => {
  const book = new RateBook(() => assert.fail('not needed'));
  assert.equal(await book.convert(12.345, 'EUR', 'EUR', '2024-01-02'), 12.35);
});

test('tries again after a failure', async () => {
  let calls = 0;
  const book = new RateBook(async () => { calls += 1; if (calls === 1) throw new Error('busy'); return 2; });
  await assert.rejects(book.rate('EUR', 'USD', '2024-01-02'), /busy/);
  assert.equal(await book.rate('EUR', 'USD', '2024-01-02'), 2);
});
