import test from 'node:test';
import assert from 'node:assert/strict';
import { mask } from '../src/secrets.js';
import { Logger } from '../src/logger.js';

test('mask', () => {
  assert.equal(mask('paid with 4111 1111 1111 1234 today'), 'paid with ****1234 today');
  assert.equal(mask('4111-1111-1111-1234, 5500000000000004'), '****1234, ****0004');
  assert.equal(mask('key sk_abcdefgh123'), 'key sk_ab…');
  assert.equal(mask('order 12345678'), 'order 12345678');
});

test('levels', () => {
  const logger = new Logger({ level: 'warn' });
  assert.equal(logger.log('info', 'x'), false);
  assert.equal(logger.log('error', 'y'), true);
  assert.deepEqual(logger.lines, ['ERROR y']);
  assert.throws(() => new Logger({ level: 'loud' }), RangeError);
});

test('masks by default', () => {
  const logger = new Logger();
  logger.log('info', 'card 4111111111111234');
  assert.equal(logger.lines[0], 'INFO card ****1234');
});

test('summary', () => {
  const logger = new Logger();
  logger.log('warn', 'a');
  assert.equal(logger.summary(), 'debug=0 info=0 warn=1 error=0 dropped=0');
});
