import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { boundsOf } = await load('src/bounds.js');
const { View, MAX_ZOOM } = await load('src/view.js');

assert.deepEqual(boundsOf([{ x: -71, y: -33 }, { x: -70, y: -30 }]), { left: -71, bottom: -33, right: -70, top: -30 });
assert.deepEqual(new View(300, 300).fit([{ x: -71, y: -33 }, { x: -70, y: -30 }]).centre, { x: -70.5, y: -31.5 });
assert.deepEqual(boundsOf([{ x: 5, y: -3 }]), { left: 5, bottom: -3, right: 5, top: -3 });
assert.deepEqual(boundsOf([{ x: -5, y: 3 }]), { left: -5, bottom: 3, right: -5, top: 3 });
assert.deepEqual(boundsOf([{ x: -5, y: 7 }, { x: -9, y: 2 }]), { left: -9, bottom: 2, right: -5, top: 7 });
assert.deepEqual(boundsOf([{ x: 5, y: -7 }, { x: 9, y: -2 }]), { left: 5, bottom: -7, right: 9, top: -2 });
assert.deepEqual(boundsOf([{ x: 5, y: 7 }, { x: 9, y: 2 }]), { left: 5, bottom: 2, right: 9, top: 7 });
assert.deepEqual(boundsOf([{ x: -5, y: -7 }, { x: 9, y: 2 }]), { left: -5, bottom: -7, right: 9, top: 2 });
assert.equal(boundsOf([]), null);
assert.equal(new View(256, 256).fit([{ x: -10, y: -10 }, { x: -2, y: -2 }]).zoom, 5);
assert.equal(new View(256, 256).fit([{ x: 2, y: 2 }, { x: 10, y: 10 }]).zoom, 5);
assert.equal(new View(256, 256).fit([{ x: -4, y: -4 }]).zoom, MAX_ZOOM);
assert.deepEqual(new View(10, 10).fit([]).centre, { x: 0, y: 0 });
