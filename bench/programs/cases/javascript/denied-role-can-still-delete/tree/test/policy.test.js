import test from 'node:test';
import assert from 'node:assert/strict';
import { Policy } from '../src/policy.js';

const policy = new Policy()
  .define('reader', ['doc:read'])
  .define('writer', ['doc:*', '!doc:delete'], { inherits: ['reader'] })
  .define('admin', ['*']);

test('grants', () => {
  assert.equal(policy.can({ roles: ['reader'] }, 'doc:read'), true);
  assert.equal(policy.can({ roles: ['reader'] }, 'doc:edit'), false);
  assert.equal(policy.can({ roles: ['admin'] }, 'user:ban'), true);
});

test('denials win within a role', () => {
  assert.equal(policy.can({ roles: ['writer'] }, 'doc:edit'), true);
  assert.equal(policy.can({ roles: ['writer'] }, 'doc:delete'), false);
});

test('several roles', () => {
  assert.deepEqual(policy.allowed({ roles: ['reader', 'writer'] }, ['doc:read', 'doc:edit', 'user:ban']), ['doc:read', 'doc:edit']);
});

test('inheritance in a circle', () => {
  const circle = new Policy().define('a', ['x:y'], { inherits: ['b'] }).define('b', [], { inherits: ['a'] });
  assert.equal(circle.grants('b', 'x:y'), true);
});

test('errors', () => {
  assert.throws(() => policy.define('bad', ['doc']), /bad rule/);
  assert.throws(() => policy.can({ roles: ['ghost'] }, 'doc:read'), /unknown role/);
});
