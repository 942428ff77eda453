import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { Lift, travel } = await load('src/lift.js');

const lift = new Lift(10, 3);
lift.call(8);
assert.equal(lift.step(), 'up');
lift.call(1);
assert.equal(lift.step(), 'up');
assert.deepEqual(lift.run(), [8, 1]);
const second = new Lift(10, 6);
second.call(2);
assert.equal(second.step(), 'down');
second.call(9).call(4);
assert.deepEqual(second.run(), [4, 2, 9]);
assert.equal(travel(new Lift(10, 5).call(7).call(4)), 5);
assert.deepEqual(new Lift(10, 5).call(4).call(7).call(9).run(), [4, 7, 9]);
assert.deepEqual(new Lift(10, 5).call(7).call(4).call(9).run(), [7, 9, 4]);
assert.deepEqual(new Lift(6).call(4).call(2).run(), [2, 4]);
assert.deepEqual(new Lift(6, 5).call(1).call(3).run(), [3, 1]);
const idle = new Lift(6, 2);
assert.equal(idle.step(), 'wait');
idle.call(2);
assert.equal(idle.step(), 'open 2');
idle.call(3);
idle.run();
idle.call(0);
assert.deepEqual(idle.run(), [0]);
assert.equal(idle.floor, 0);
