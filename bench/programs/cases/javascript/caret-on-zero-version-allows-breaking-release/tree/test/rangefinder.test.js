import test from 'node:test';
import assert from 'node:assert/strict';
import { parseVersion, formatVersion, VersionError, compare, satisfies, best, sortVersions, updates } from '../src/index.js';

test('parse and format', () => {
  assert.equal(formatVersion(parseVersion('v1.2.3-beta.1')), '1.2.3-beta.1');
  assert.throws(() => parseVersion('1.2'), VersionError);
});

test('compare', () => {
  assert.equal(compare('1.10.0', '1.9.0'), 1);
  assert.equal(compare('1.0.0-rc.2', '1.0.0-rc.10'), -1);
  assert.equal(compare('1.0.0-rc.2', '1.0.0'), -1);
});

test('sort', () => {
  assert.deepEqual(sortVersions(['2.0.0', '1.0.0', '1.0.0-a']), ['1.0.0-a', '1.0.0', '2.0.0']);
});

test('caret', () => {
  assert.equal(satisfies('1.9.0', '^1.2.3'), true);
  assert.equal(satisfies('1.2.2', '^1.2.3'), false);
  assert.equal(satisfies('2.0.0', '^1.2.3'), false);
});

test('tilde', () => {
  assert.equal(satisfies('1.2.9', '~1.2.3'), true);
  assert.equal(satisfies('1.3.0', '~1.2.3'), false);
  assert.equal(satisfies('1.9.0', '~1'), true);
});

test('partial versions', () => {
  assert.equal(satisfies('1.4.2', '1.x'), true);
  assert.equal(satisfies('2.0.0', '1'), false);
  assert.equal(satisfies('9.9.9', '*'), true);
  assert.equal(satisfies('1.3.0', '>1.2'), true);
  assert.equal(satisfies('1.2.9', '<=1.2'), true);
});

test('both ends and alternatives', () => {
  assert.equal(satisfies('1.5.0', '>= 1.2.0 <2.0.0'), true);
  assert.equal(satisfies('3.1.0', '^1.0.0 || ^3.0.0'), true);
});

test('pre-releases', () => {
  assert.equal(satisfies('1.3.0-rc.1', '^1.2.0'), false);
  assert.equal(satisfies('1.3.0-rc.2', '^1.3.0-rc.1'), true);
  assert.equal(satisfies('2.0.0-rc.1', '^1.3.0-rc.1'), false);
});

test('best', () => {
  assert.equal(best(['1.0.0', '1.4.0', '2.0.0'], '^1.0.0'), '1.4.0');
  assert.equal(best(['1.0.0'], '^3.0.0'), null);
});

test('updates', () => {
  assert.deepEqual(
    updates({ a: '1.0.0', b: '2.0.0' }, { a: '~1.0.0' }, { a: ['1.0.5', '1.1.0'], b: ['1.0.0'] }),
    { a: ['1.0.0', '1.0.5'] },
  );
});
