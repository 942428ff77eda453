import test from 'node:test';
import assert from 'node:assert/strict';
import { checkForm } from '../src/rules.js';

const rules = {
  name: { type: 'text', required: true, max: 10 },
  age: { type: 'number', max: 120 },
  address: { fields: { city: { type: 'text', required: true } } },
};

test('all is well', () => {
  assert.deepEqual(checkForm(rules, { name: 'Ann', age: 30, address: { city: 'Ulm' } }), []);
});

test('required', () => {
  assert.deepEqual(checkForm(rules, { address: { city: 'Ulm' } }), ['name is required']);
});

test('types and limits', () => {
  const values = { name: 'Maximiliane', age: '30', address: { city: 'Ulm' } };
  assert.deepEqual(checkForm(rules, values), ['name is more than 10', 'age must be a number']);
});
