import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mod = await import(pathToFileURL(path.resolve(process.cwd(), 'src/access.js')).href);
const { can, visibleActions, addMember } = mod.default ?? mod;

const doc = { locked: true, members: { ann: 'editor', bob: 'admin', cy: 'viewer' } };
assert.deepEqual(visibleActions({ id: 'ann' }, doc), ['read', 'comment']);
assert.equal(can({ id: 'ann' }, 'publish', doc), false);
assert.equal(can({ id: 'ann' }, 'edit', doc), false);
assert.deepEqual(visibleActions({ id: 'bob' }, doc), ['read', 'comment', 'edit', 'publish', 'delete']);
assert.deepEqual(visibleActions({ id: 'cy' }, doc), ['read']);
assert.equal(can({ id: 'no' }, 'delete', doc), false);
assert.equal(can({ id: 'ann' }, 'publish', { ...doc, locked: false }), true);
assert.equal(can({ id: 'bob' }, 'fly', doc), false);
assert.equal(can({ id: 'bob', suspended: true }, 'read', doc), false);
