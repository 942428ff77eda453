import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { parse, UsageError } = await load('src/index.js');

const spec = {
  offset: { type: 'number', short: 'o' },
  verbose: { type: 'boolean', short: 'v' },
  tag: { list: true },
};
assert.deepEqual(parse(['--offset', '-5'], { offset: { type: 'number' } }), { values: { offset: -5 }, rest: [] });
assert.deepEqual(parse(['-5'], spec), { values: {}, rest: ['-5'] });
assert.equal(parse(['-o', '-12'], spec).values.offset, -12);
assert.equal(parse(['-vo', '-1.5', '-v'], spec).values.offset, -1.5);
assert.equal(parse(['--offset', '-.5'], spec).values.offset, -0.5);
assert.deepEqual(parse(['a', '-7', '-v'], spec), { values: { verbose: true }, rest: ['a', '-7'] });
assert.throws(() => parse(['--offset', '-v'], spec), UsageError);
assert.throws(() => parse(['--offset', '--verbose'], spec), UsageError);
assert.throws(() => parse(['--tag'], spec), UsageError);
assert.throws(() => parse(['-x'], spec), UsageError);
assert.deepEqual(parse(['-v', '-'], spec), { values: { verbose: true }, rest: ['-'] });
assert.equal(parse(['--offset=-5'], spec).values.offset, -5);
assert.deepEqual(parse(['--', '-5', '-v'], spec).rest, ['-5', '-v']);
