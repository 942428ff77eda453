import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { Budget } = await load('src/budget.js');

const b = new Budget().set('rent', 800).set('bus', 60);
b.total('home', ['rent']).total('all', ['home', 'bus']);
assert.deepEqual(b.report('home', 'all'), ['home 800', 'all 860']);
b.set('rent', 900);
assert.deepEqual(b.report('home', 'all'), ['home 900', 'all 960']);
b.total('year', ['all', 'all']);
assert.equal(b.get('year'), 1920);
b.set('rent', 1000);
assert.equal(b.get('year'), 2120);
b.set('bus', 0);
assert.equal(b.get('year'), 2000);
b.set('water', 10);
b.total('home', ['rent', 'water']);
assert.equal(b.get('year'), 2020);
assert.equal(b.get('all'), 1010);
const k = new Budget().set('x', 1).set('y', 2);
k.total('p', ['x']).total('q', ['y']).total('r', ['p', 'x']);
k.report('p', 'q', 'r');
assert.equal(k.computed, 3);
k.set('x', 5);
assert.deepEqual(k.report('p', 'q', 'r'), ['p 5', 'q 2', 'r 10']);
assert.equal(k.computed, 5);
assert.throws(() => k.total('x2', ['x2']), /contain itself/);
assert.throws(() => k.total('p', ['r']), /contain itself/);
assert.throws(() => k.set('p', 3), /is a total/);
assert.equal(k.get('unknown'), 0);
