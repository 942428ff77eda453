import test from 'node:test';
import assert from 'node:assert/strict';
import { dialect, writeRow, writeTable, readRows, readTable } from '../src/index.js';

test('plain row', () => {
  assert.equal(writeRow(['a', 1, null, true]), 'a,1,,yes');
});

test('quoting', () => {
  assert.equal(writeRow(['a,b', 'say "hi"', 'two\nlines', ' x']), '"a,b","say ""hi""","two\nlines"," x"');
});

test('dates and numbers', () => {
  assert.equal(writeRow([new Date(Date.UTC(2024, 1, 3)), 1.5]), '2024-02-03,1.5');
});

test('excel row', () => {
  assert.equal(writeRow(['Tea', 2, 'x "y"'], dialect('excel')), 'Tea;2;"x ""y"""');
});

test('table', () => {
  const records = [{ a: 1, b: 2 }, { a: 3 }];
  assert.equal(writeTable(records), 'a,b\r\n1,2\r\n3,\r\n');
  assert.equal(
    writeTable(records, { columns: ['b', { title: 'sum', value: (r) => r.a + (r.b ?? 0) }], style: dialect('tabs') }),
    'b\tsum\n2\t3\n\t3\n',
  );
});

test('empty table', () => {
  assert.equal(writeTable([]), '');
  assert.equal(writeTable([], { columns: ['a'] }), 'a\r\n');
});

test('read', () => {
  assert.deepEqual(readRows('a,"b, ""c"""\r\n\r\n1,'), [['a', 'b, "c"'], ['1', '']]);
  assert.deepEqual(readRows('a;b', dialect('excel')), [['a', 'b']]);
  assert.throws(() => readRows('"a'), SyntaxError);
});

test('read table', () => {
  assert.deepEqual(readTable('a,b\n1,2\n3'), [{ a: '1', b: '2' }, { a: '3', b: '' }]);
});

test('dialects', () => {
  assert.throws(() => dialect('lotus'), RangeError);
  assert.throws(() => dialect('excel', { delimiter: '"' }), RangeError);
});
