import test from 'node:test';
import assert from 'node:assert/strict';
import { contents, numberOf, sectionAt } from '../src/outline.js';

const manual = [
  { title: 'Preface', unnumbered: true },
  { title: 'Start', sections: [{ title: 'Setup' }, { title: 'First run' }] },
  { title: 'Usage', sections: [{ title: 'Files' }] },
];

test('contents', () => {
  assert.deepEqual(contents(manual), ['Preface', '1 Start', '  1.1 Setup', '  1.2 First run', '2 Usage', '  2.1 Files']);
  assert.deepEqual(contents([]), []);
});

test('number of a title', () => {
  assert.equal(numberOf(manual, 'First run'), '1.2');
  assert.equal(numberOf(manual, 'Preface'), null);
  assert.equal(numberOf(manual, 'Nothing'), null);
});

test('section at a number', () => {
  assert.equal(sectionAt(manual, '2.1').title, 'Files');
  assert.equal(sectionAt(manual, '1.3'), null);
});

test('an appendix without number', () => {
  const book = [{ title: 'A' }, { title: 'Glossary', unnumbered: true, sections: [{ title: 'Terms' }] }, { title: 'B' }];
  assert.deepEqual(contents(book), ['1 A', 'Glossary', 'Terms', '2 B']);
  assert.equal(sectionAt(book, '2').title, 'B');
});

test('a section of the last chapter', () => {
  assert.equal(numberOf([{ title: 'A' }, { title: 'B', sections: [{ title: 'x' }, { title: 'y' }] }], 'y'), '2.2');
});
