import test from 'node:test';
import assert from 'node:assert/strict';
import { Catalog, parseFirmware, compareFirmware } from '../src/firmware.js';

test('bad names', () => {
  assert.throws(() => parseFirmware('pump'), /unknown firmware/);
  assert.throws(() => parseFirmware('pump-1.0.0-gamma1'), /unknown stage/);
});

test('numbers are compared as numbers', () => {
  const catalog = new Catalog(['pump-1.10.0', 'pump-1.9.0', 'valve-3.0.0', 'pump-1.9.12']);
  assert.deepEqual(catalog.list('pump'), ['pump-1.9.0', 'pump-1.9.12', 'pump-1.10.0']);
});

test('stages', () => {
  const catalog = new Catalog(['pump-2.0.0', 'pump-2.0.0-rc1', 'pump-2.0.0-beta2', 'pump-2.0.0-beta1']);
  assert.deepEqual(catalog.list('pump'), ['pump-2.0.0-beta1', 'pump-2.0.0-beta2', 'pump-2.0.0-rc1', 'pump-2.0.0']);
});

test('latest', () => {
  const catalog = new Catalog(['pump-2.0.0']).add('pump-2.1.0-rc1');
  assert.equal(catalog.latest('pump'), 'pump-2.0.0');
  assert.equal(catalog.latest('pump', { previews: true }), 'pump-2.1.0-rc1');
  assert.equal(catalog.latest('valve'), null);
});

test('same firmware', () => {
  assert.equal(compareFirmware(parseFirmware('pump-1.0.0-rc1'), parseFirmware('pump-1.0.0-rc1')), 0);
});
