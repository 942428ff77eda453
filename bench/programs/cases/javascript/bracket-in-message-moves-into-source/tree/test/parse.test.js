import test from 'node:test';
import assert from 'node:assert/strict';
import { parseLine, parseFields } from '../src/parse.js';
import { busiest, countByService } from '../src/report.js';

test('plain line', () => {
  assert.deepEqual(parseLine('2024-02-01 08:15:02 WARN [billing:worker-3] card refused'), {
    date: '2024-02-01',
    time: '08:15:02',
    level: 'WARN',
    service: 'billing',
    thread: 'worker-3',
    message: 'card refused',
    fields: {},
  });
});

test('fields', () => {
  assert.deepEqual(parseFields('a=1 b=x=y c'), { a: '1', b: 'x=y' });
  const entry = parseLine('2024-02-01 08:15:02 INFO  [mail] sent {to=ann ms=12}');
  assert.equal(entry.message, 'sent');
  assert.deepEqual(entry.fields, { to: 'ann', ms: '12' });
  assert.equal(entry.thread, '');
});

test('other text', () => {
  assert.equal(parseLine('    at foo (bar.js:1:2)'), null);
  assert.equal(parseLine('2024-02-01 08:15:02 LOUD [mail] x'), null);
});

test('counts', () => {
  const text = [
    '2024-02-01 08:15:02 WARN [a:1] x',
    '2024-02-01 08:15:03 INFO [a:1] x',
    '2024-02-01 08:15:04 ERROR [b] x',
    '2024-02-01 08:15:05 ERROR [b] y',
  ].join('\n');
  assert.deepEqual(countByService(text), { a: 1, b: 2 });
  assert.deepEqual(countByService(text, 'INFO'), { a: 2, b: 2 });
});

test('busiest', () => {
  assert.equal(busiest({ x: 1, b: 3, a: 3 }), 'a');
  assert.equal(busiest({}), null);
});
