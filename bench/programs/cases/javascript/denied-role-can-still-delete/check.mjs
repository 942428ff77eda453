import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { Policy } = await load('src/policy.js');

const policy = new Policy()
  .define('admin', ['*'])
  .define('suspended', ['!*'])
  .define('reader', ['doc:read'])
  .define('writer', ['doc:*', '!doc:delete'], { inherits: ['reader'] })
  .define('trainee', ['!user:*'], { inherits: ['reader'] });
assert.equal(policy.can({ roles: ['admin', 'suspended'] }, 'doc:delete'), false);
assert.equal(policy.can({ roles: ['suspended', 'admin'] }, 'doc:read'), false);
assert.equal(policy.can({ roles: ['admin', 'writer'] }, 'doc:delete'), false);
assert.equal(policy.can({ roles: ['admin', 'trainee'] }, 'user:ban'), false);
assert.equal(policy.can({ roles: ['admin', 'trainee'] }, 'doc:delete'), true);
assert.equal(policy.can({ roles: ['reader', 'writer', 'trainee'] }, 'doc:edit'), true);
assert.equal(policy.can({ roles: ['reader', 'trainee'] }, 'doc:edit'), false);
assert.equal(policy.can({ roles: ['admin'] }, 'doc:delete'), true);
assert.equal(policy.can({ roles: [] }, 'doc:read'), false);
assert.deepEqual(policy.allowed({ roles: ['admin', 'writer'] }, ['doc:read', 'doc:delete', 'user:ban']), ['doc:read', 'user:ban']);
