import test from 'node:test';
import assert from 'node:assert/strict';
import { normalisePhone, formatPhone, samePhone } from '../src/phone.js';

test('national numbers get the country', () => {
  assert.deepEqual(normalisePhone('030 123456'), { number: '+4930123456', extension: null });
  assert.equal(formatPhone('020 7946 0000', '44'), '+442079460000');
});

test('international notations', () => {
  assert.equal(formatPhone('+49 (0)30 123456'), '+4930123456');
  assert.equal(formatPhone('0049-30-123456'), '+4930123456');
});

test('extensions', () => {
  assert.equal(formatPhone('030 123456 x 12'), '+4930123456 ext. 12');
  assert.equal(formatPhone('030 123456 EXT 7'), '+4930123456 ext. 7');
});

test('too short', () => {
  assert.equal(normalisePhone('12'), null);
  assert.equal(samePhone('030 123456', '+49 30 123456'), true);
});
