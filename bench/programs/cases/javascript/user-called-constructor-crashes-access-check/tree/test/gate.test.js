'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { Gate, RoleError } = require('../src/index.js');

function office() {
  const gate = new Gate({ guest: 'guest' });
  gate.roles
    .define('guest', ['site:read'])
    .define('writer', ['docs:read', 'docs:write'])
    .define('editor', ['docs:delete', '!audit'], ['writer'])
    .define('owner', ['*']);
  gate.directory.assign('mia', 'writer').assign('tom', 'editor').assign('zoe', 'owner', 'apollo');
  return gate;
}

test('own rules', () => {
  assert.equal(office().can('mia', 'write', 'docs'), true);
  assert.equal(office().can('mia', 'delete', 'docs'), false);
});

test('inherited rules', () => {
  assert.equal(office().can('tom', 'read', 'docs'), true);
});

test('forbidding rules win', () => {
  const gate = office();
  gate.directory.assign('tom', 'owner');
  assert.equal(gate.can('tom', 'read', 'audit'), false);
  assert.equal(gate.can('tom', 'read', 'bills'), true);
});

test('project roles', () => {
  assert.equal(office().can('zoe', 'write', 'docs', 'apollo'), true);
  assert.equal(office().can('zoe', 'write', 'docs', 'gemini'), false);
});

test('guests', () => {
  assert.equal(office().can('stranger', 'read', 'site'), true);
  assert.equal(office().can('stranger', 'read', 'docs'), false);
  assert.equal(new Gate().can('stranger', 'read', 'site'), false);
});

test('withdraw', () => {
  const gate = office();
  assert.equal(gate.directory.withdraw('mia', 'writer'), true);
  assert.equal(gate.directory.withdraw('mia', 'writer'), false);
  assert.equal(gate.can('mia', 'write', 'docs'), false);
});

test('whoCan', () => {
  assert.deepEqual(office().whoCan('write', 'docs'), ['mia', 'tom']);
  assert.deepEqual(office().whoCan('write', 'docs', 'apollo'), ['mia', 'tom', 'zoe']);
});

test('unknown roles', () => {
  const gate = office();
  gate.directory.assign('ida', 'boss');
  assert.throws(() => gate.can('ida', 'read', 'docs'), RoleError);
  assert.throws(() => gate.roles.define('x', [], ['y']), RoleError);
});
