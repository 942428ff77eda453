import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { Catalog, parseFirmware, compareFirmware } = await load('src/firmware.js');

const catalog = new Catalog(['pump-3.0.0-rc9', 'pump-3.0.0-rc10', 'pump-3.0.0-rc2']);
assert.equal(catalog.latest('pump', { previews: true }), 'pump-3.0.0-rc10');
assert.deepEqual(catalog.list('pump'), ['pump-3.0.0-rc2', 'pump-3.0.0-rc9', 'pump-3.0.0-rc10']);
assert.equal(catalog.latest('pump'), null);
catalog.add('pump-3.0.0');
assert.equal(catalog.latest('pump', { previews: true }), 'pump-3.0.0');
const cmp = (a, b) => Math.sign(compareFirmware(parseFirmware(a), parseFirmware(b)));
assert.equal(cmp('x-1.0.0-beta100', 'x-1.0.0-beta20'), 1);
assert.equal(cmp('x-1.0.0-alpha3', 'x-1.0.0-alpha12'), -1);
assert.equal(cmp('x-1.0.0-alpha12', 'x-1.0.0-beta2'), -1);
assert.equal(cmp('x-1.0.0-beta30', 'x-1.0.0-rc4'), -1);
assert.equal(cmp('x-1.0.0', 'x-1.0.0-rc11'), 1);
assert.equal(cmp('x-1.0.0', 'x-1.0.0'), 0);
assert.equal(cmp('x-1.0.0-rc11', 'x-1.0.0-rc11'), 0);
assert.equal(cmp('x-1.0.1-rc1', 'x-1.0.0'), 1);
