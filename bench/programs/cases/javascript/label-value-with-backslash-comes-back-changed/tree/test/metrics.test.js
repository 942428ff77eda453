import test from 'node:test';
import assert from 'node:assert/strict';
import { readSample, sumBy, writeSample } from '../src/metrics.js';

test('plain samples', () => {
  assert.equal(writeSample({ name: 'up', value: 1 }), 'up 1');
  assert.deepEqual(readSample('up 1'), { name: 'up', labels: {}, value: 1 });
});

test('labels are sorted', () => {
  assert.equal(writeSample({ name: 'jobs', labels: { b: '2', a: 'x' }, value: -1.5 }), 'jobs{a="x",b="2"} -1.5');
});

test('quotes and line breaks', () => {
  const sample = { name: 'jobs', labels: { text: 'say "hi",\nplease' }, value: 3 };
  assert.equal(writeSample(sample), 'jobs{text="say \\"hi\\",\\nplease"} 3');
  assert.deepEqual(readSample(writeSample(sample)), sample);
});

test('errors', () => {
  assert.throws(() => readSample('Up 1'), SyntaxError);
  assert.throws(() => readSample('up{a=1} 1'), SyntaxError);
});

test('sumBy', () => {
  assert.deepEqual(sumBy(['a{h="x"} 1', 'a{h="y"} 2', 'a{h="x"} 4', 'a 8'], 'h'), { x: 5, y: 2, '': 8 });
});
