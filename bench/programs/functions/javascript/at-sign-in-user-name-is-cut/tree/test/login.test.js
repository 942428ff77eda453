const { test } = require('node:test');
const assert = require('node:assert');
const { parseLogin, formatLogin, usersByHost } = require('../src/login');

test('user and host', () => {
  assert.deepStrictEqual(parseLogin('eva@mars'), { user: 'eva', host: 'mars', port: 22 });
});

test('port', () => {
  assert.deepStrictEqual(parseLogin('eva@mars:2200'), { user: 'eva', host: 'mars', port: 2200 });
});

test('incomplete', () => {
  assert.throws(() => parseLogin('mars'), /no user in "mars"/);
  assert.throws(() => parseLogin('@mars'), /no user/);
  assert.throws(() => parseLogin('eva@'), /no host/);
});

test('formatting', () => {
  assert.strictEqual(formatLogin(parseLogin('eva@mars:22')), 'eva@mars');
  assert.strictEqual(formatLogin(parseLogin('eva@mars:23')), 'eva@mars:23');
});

test('grouping', () => {
  assert.deepStrictEqual(usersByHost(['a@x', 'b@y', 'c@x']), { x: ['a', 'c'], y: ['b'] });
});
