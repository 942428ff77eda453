import test from 'node:test';
import assert from 'node:assert/strict';
import { Catalog, formatMessage, formatNumber, category, MessageError } from '../src/index.js';

const FILES = '{n, plural, =0: no files | one: # file | other: # files}';

test('plain placeholders', () => {
  assert.equal(formatMessage('en', 'Hi {name}, {n}', { name: 'Al', n: 1200 }), 'Hi Al, 1,200');
});

test('english plural', () => {
  assert.equal(formatMessage('en', FILES, { n: 0 }), 'no files');
  assert.equal(formatMessage('en', FILES, { n: 1 }), '1 file');
  assert.equal(formatMessage('en', FILES, { n: 5 }), '5 files');
  assert.equal(formatMessage('en', FILES, { n: 2.5 }), '2.5 files');
});

test('polish plural', () => {
  const text = '{n, plural, one: # plik | few: # pliki | many: # plików | other: # pliku}';
  assert.equal(formatMessage('pl', text, { n: 1 }), '1 plik');
  assert.equal(formatMessage('pl', text, { n: 3 }), '3 pliki');
  assert.equal(formatMessage('pl', text, { n: 13 }), '13 plików');
  assert.equal(formatMessage('pl', text, { n: 22 }), '22 pliki');
});

test('categories', () => {
  assert.equal(category('en', 1.5), 'other');
  assert.equal(category('fr', 1.5), 'one');
  assert.equal(category('ja', 1), 'other');
  assert.equal(category('xx', 1), 'one');
});

test('missing form falls back to other', () => {
  assert.equal(formatMessage('pl', '{n, plural, other: # x}', { n: 3 }), '3 x');
});

test('numbers', () => {
  assert.equal(formatNumber('fr', 1234567.5), '1\u202f234\u202f567,5');
  assert.equal(formatNumber('en', -1000), '-1,000');
});

test('catalog falls back', () => {
  const catalog = new Catalog({ en: { a: 'A {x}', b: 'B' }, fr: { a: 'Ah {x}' } });
  assert.equal(catalog.text('fr-CA', 'a', { x: 1 }), 'Ah 1');
  assert.equal(catalog.text('fr-CA', 'b'), 'B');
  assert.deepEqual(catalog.missing('fr'), ['b']);
  assert.throws(() => catalog.text('fr', 'c'), MessageError);
});

test('errors', () => {
  assert.throws(() => formatMessage('en', '{n}', {}), /no value for \{n\}/);
  assert.throws(() => formatMessage('en', FILES, { n: '3' }), /must be a number/);
  assert.throws(() => formatMessage('en', '{n, plural, one: x}', { n: 1 }), /needs an "other"/);
});
