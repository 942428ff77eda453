'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { sizeOf, centreOf } = require('../src/bounds.js');
const { View } = require('../src/view.js');

const bounds = { left: 2, bottom: 1, right: 6, top: 3 };

test('size and centre', () => {
  assert.deepEqual(sizeOf(bounds), { width: 4, height: 2 });
  assert.deepEqual(centreOf(bounds), { x: 4, y: 2 });
});

test('screen pixels', () => {
  const view = new View(200, 100);
  view.zoom = 2;
  view.centre = { x: 4, y: 2 };
  assert.deepEqual(view.toScreen({ x: 4, y: 2 }), { x: 100, y: 50 });
  assert.deepEqual(view.toScreen({ x: 6, y: 3 }), { x: 108, y: 46 });
});

test('a new view looks at the origin', () => {
  assert.deepEqual(new View(10, 10).toScreen({ x: 0, y: 0 }), { x: 5, y: 5 });
});
