import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { IntervalTimer } = await load('src/timer.js');

let timer = new IntervalTimer('run 30, rest 15, run 30');
assert.deepEqual(timer.tick(50), ['rest', 'run']);
assert.equal(timer.left, 25);
timer = new IntervalTimer('run 30, rest 15');
assert.deepEqual(timer.tick(31), ['rest']);
assert.equal(timer.left, 14);
assert.deepEqual(timer.tick(14), ['done']);
timer = new IntervalTimer('3 x (run 30, rest 15)');
timer.tick(20);
assert.deepEqual(timer.tick(20), ['rest']);
assert.equal(timer.left, 5);
assert.deepEqual(timer.tick(1000), ['run', 'rest', 'run', 'rest', 'done']);
assert.equal(timer.left, 0);
assert.equal(timer.finished, true);
assert.deepEqual(timer.tick(5), []);
timer = new IntervalTimer('a 10, b 10, c 10');
assert.deepEqual(timer.tick(20), ['b', 'c']);
assert.equal(timer.left, 10);
timer = new IntervalTimer('a 10, b 10');
timer.tick(4);
timer.skip();
assert.equal(timer.left, 10);
timer.pause();
assert.deepEqual(timer.tick(99), []);
