'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { parse, help, UsageError } = require('../src/index.js');

const spec = {
  offset: { type: 'number', short: 'o', default: 0, help: 'shift by so many rows' },
  verbose: { type: 'boolean', short: 'v' },
  quiet: { type: 'boolean', short: 'q' },
  tag: { list: true, short: 't' },
  mode: { choices: ['fast', 'safe'] },
};

test('long options', () => {
  assert.deepEqual(parse(['--offset', '3', '--verbose', 'in.txt'], spec), { values: { offset: 3, verbose: true }, rest: ['in.txt'] });
});

test('equals sign', () => {
  assert.equal(parse(['--offset=-4'], spec).values.offset, -4);
});

test('short options', () => {
  assert.deepEqual(parse(['-vqo', '2'], spec).values, { verbose: true, quiet: true, offset: 2 });
});

test('lists', () => {
  assert.deepEqual(parse(['-t', 'a', '--tag', 'b'], spec).values.tag, ['a', 'b']);
});

test('negated', () => {
  assert.equal(parse(['--no-verbose'], spec).values.verbose, false);
});

test('dash and double dash', () => {
  assert.deepEqual(parse(['-', '--', '-v'], spec).rest, ['-', '-v']);
});

test('defaults', () => {
  assert.deepEqual(parse([], spec).values, { offset: 0 });
});

test('errors', () => {
  assert.throws(() => parse(['--what'], spec), UsageError);
  assert.throws(() => parse(['-x'], spec), /unknown option -x/);
  assert.throws(() => parse(['--tag', '--verbose'], spec), /--tag needs a value/);
  assert.throws(() => parse(['--offset', 'two'], spec), /needs a number/);
  assert.throws(() => parse(['--mode', 'slow'], spec), /fast, safe/);
});

test('required', () => {
  assert.throws(() => parse([], { file: { required: true } }), /--file is required/);
});

test('help', () => {
  assert.equal(
    help('shift', { offset: spec.offset, verbose: spec.verbose }),
    'Usage: shift [options]\n  -o, --offset <number>  shift by so many rows\n  -v, --verbose',
  );
});
