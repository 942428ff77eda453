import test from 'node:test';
import assert from 'node:assert/strict';
import { can, visibleActions, addMember } from '../src/access.js';

const doc = { members: { u1: 'editor', u2: 'admin', u3: 'commenter' }, public: true, locked: false };

test('roles decide on unlocked documents', () => {
  assert.deepEqual(visibleActions({ id: 'u1' }, doc), ['read', 'comment', 'edit', 'publish']);
  assert.deepEqual(visibleActions({ id: 'u3' }, doc), ['read', 'comment']);
});

test('strangers can read public documents', () => {
  assert.equal(can({ id: 'zz' }, 'read', doc), true);
  assert.equal(can({ id: 'zz' }, 'read', { ...doc, public: false }), false);
});

test('admins may change locked documents', () => {
  assert.equal(can({ id: 'u2' }, 'delete', { ...doc, locked: true }), true);
  assert.equal(can({ id: 'u2', suspended: true }, 'delete', doc), false);
});

test('adds members', () => {
  assert.equal(addMember(doc, { id: 'u9' }, 'viewer').members.u9, 'viewer');
  assert.throws(() => addMember(doc, { id: 'u9' }, 'boss'), TypeError);
});
