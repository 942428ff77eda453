import { test } from 'node:test';
import assert from 'node:assert/strict';
import { grant, revoke, may, list } from '../src/badge.js';

test('granting', () => {
  assert.deepEqual(list(grant(0, 'order', 'enter')), ['enter', 'order']);
});

test('revoking', () => {
  const badge = grant(0, 'enter', 'print', 'delete');
  assert.deepEqual(list(revoke(badge, 'print')), ['enter', 'delete']);
});

test('asking', () => {
  assert.equal(may(grant(0, 'print'), 'print'), true);
  assert.equal(may(grant(0, 'print'), 'approve'), false);
});

test('unknown rights are refused', () => {
  assert.throws(() => grant(0, 'fly'), /no such right: fly/);
});
