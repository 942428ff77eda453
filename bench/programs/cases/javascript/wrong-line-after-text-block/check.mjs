import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mod = await import(pathToFileURL(path.resolve(process.cwd(), 'lib/tokenizer.js')).href);
const { tokenize, TemplateError, names } = mod.default ?? mod;

const lineOf = (source) => {
  try {
    tokenize(source);
  } catch (error) {
    return error.line;
  }
  return 0;
};
assert.equal(lineOf('{# one\ntwo\nthree\nfour #}\n{{ }}'), 5);
assert.equal(lineOf('{# a\nb #}{{ }}'), 2);
assert.equal(lineOf('{{ x\n y\n z }}\n\n{{ q'), 5);
assert.equal(lineOf('{{ }}'), 1);
assert.equal(lineOf('ok'), 0);
assert.deepEqual(tokenize('{{ a\n b }}{{ c }}\n{{ d }}').map((t) => t.line), [1, 2, 2, 3]);
assert.deepEqual(tokenize('a\n{{ x }}\n{# c #}\nz').map((t) => t.line), [1, 2, 2, 3]);
assert.equal(lineOf('a\n\n{# open'), 3);
