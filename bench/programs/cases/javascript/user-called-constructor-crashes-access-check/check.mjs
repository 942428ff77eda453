import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { Gate } = await load('src/index.js');

const make = () => {
  const gate = new Gate({ guest: 'guest' });
  gate.roles.define('guest', ['site:read']).define('writer', ['docs:write']);
  gate.directory.assign('mia', 'writer');
  return gate;
};
const gate = make();
assert.equal(gate.can('constructor', 'read', 'site'), true);
assert.equal(gate.can('constructor', 'write', 'docs'), false);
assert.equal(gate.can('toString', 'read', 'site'), true);
assert.equal(gate.can('valueOf', 'write', 'docs'), false);
assert.equal(gate.directory.withdraw('constructor', 'writer'), false);
gate.directory.assign('constructor', 'writer');
gate.directory.assign('hasOwnProperty', 'writer', 'apollo');
assert.equal(gate.can('constructor', 'write', 'docs'), true);
assert.equal(gate.can('hasOwnProperty', 'write', 'docs', 'apollo'), true);
assert.equal(gate.can('hasOwnProperty', 'write', 'docs'), false);
assert.deepEqual(gate.whoCan('write', 'docs'), ['constructor', 'mia']);
assert.deepEqual(make().directory.members(), ['mia']);
assert.deepEqual(make().directory.rolesOf('mia'), ['writer']);
assert.deepEqual(make().directory.rolesOf('nobody'), []);
assert.equal(gate.directory.withdraw('constructor', 'writer'), true);
assert.equal(gate.can('constructor', 'read', 'site'), true);
