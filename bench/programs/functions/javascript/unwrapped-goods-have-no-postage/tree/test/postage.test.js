'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { parcelWeight, postage } = require('../lib/postage.js');

test('weight', () => {
  assert.equal(parcelWeight([{ weight: 300, wrapping: 20 }]), 470);
  assert.equal(parcelWeight([{ weight: 300, wrapping: 20, count: 3 }], 200), 1160);
  assert.equal(parcelWeight([]), 150);
});

test('postage', () => {
  assert.equal(postage([{ weight: 300, wrapping: 20 }]), 270);
  assert.equal(postage([{ weight: 300, wrapping: 50 }]), 270);
  assert.equal(postage([{ weight: 300, wrapping: 51 }]), 549);
});

test('too heavy', () => {
  assert.throws(() => postage([{ weight: 9000, wrapping: 1000 }]), /No rate for 10150 g/);
});
