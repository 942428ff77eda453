import { test } from 'node:test';
import assert from 'node:assert/strict';
import { isInside, toPointer } from '../src/pointer.js';

test('pointer for keys', () => {
  assert.equal(toPointer(['users', 0, 'name']), '/users/0/name');
  assert.equal(toPointer([]), '');
});

test('special characters', () => {
  assert.equal(toPointer(['a/b', 'c~d']), '/a~1b/c~0d');
  assert.equal(toPointer(['~1']), '/~01');
});

test('inside', () => {
  assert.equal(isInside('/a/b', '/a'), true);
  assert.equal(isInside('/a', '/a'), true);
});

test('not inside', () => {
  assert.equal(isInside('/ab', '/a'), false);
});
