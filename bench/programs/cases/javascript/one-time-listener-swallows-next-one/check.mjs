import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { Bus } = await load('src/bus.js');

let bus = new Bus();
let log = [];
bus.once('ready', () => log.push('first'));
bus.on('ready', () => log.push('second'));
assert.equal(bus.emit('ready'), 2);
assert.deepEqual(log, ['first', 'second']);
assert.equal(bus.emit('ready'), 1);
assert.deepEqual(log, ['first', 'second', 'second']);

bus = new Bus();
log = [];
bus.once('a.*', () => log.push(1));
bus.once('*', () => log.push(2));
bus.once('a.b', () => log.push(3));
assert.equal(bus.emit('a.b'), 3);
assert.deepEqual(log, [1, 2, 3]);
assert.equal(bus.emit('a.b'), 0);

bus = new Bus();
log = [];
const stop = bus.on('x', () => { log.push('self'); stop(); });
bus.on('x', () => log.push('after'));
bus.emit('x');
assert.deepEqual(log, ['self', 'after']);
bus.emit('x');
assert.deepEqual(log, ['self', 'after', 'after']);

bus = new Bus();
log = [];
bus.once('x', (data, topic) => log.push([data, topic]));
bus.once('y', () => log.push('y'));
assert.equal(bus.emit('x', 5), 1);
assert.deepEqual(log, [[5, 'x']]);
assert.equal(bus.emit('y'), 1);
assert.equal(bus.count, 2);
