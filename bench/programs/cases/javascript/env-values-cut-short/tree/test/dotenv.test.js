'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { parseEnv, expand, stringify } = require('../lib/dotenv.js');

test('parses', () => {
  assert.deepEqual(parseEnv('# c\nexport PORT=80\r\nNAME = "a b"\n\nEMPTY='), { PORT: '80', NAME: 'a b', EMPTY: '' });
});

test('errors have line numbers', () => {
  assert.throws(() => parseEnv('A=1\nnope'), /Line 2/);
  assert.throws(() => parseEnv('1A=1'), /bad name/);
});

test('expands', () => {
  assert.deepEqual(expand({ HOST: 'x', URL: 'http://${HOST}/${NO}' }), { HOST: 'x', URL: 'http://x/' });
});

test('stringify', () => {
  assert.equal(stringify({ A: '1', B: 'x y' }), 'A=1\nB="x y"');
});
