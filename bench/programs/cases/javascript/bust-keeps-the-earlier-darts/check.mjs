import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { Leg, points } = await load('src/leg.js');

const leg = new Leg(['Ann', 'Bo'], 50);
assert.deepEqual(['20', '20', 'T20'].map((d) => leg.throwDart(d)), ['again', 'again', 'bust']);
assert.deepEqual(leg.scores(), { Ann: 50, Bo: 50 });
assert.equal(leg.player.name, 'Bo');
assert.deepEqual(['10', 'T13'].map((d) => leg.throwDart(d)), ['again', 'bust']);
assert.deepEqual(leg.scores(), { Ann: 50, Bo: 50 });
// a new turn begins where the last one ended
assert.deepEqual(['1', '1', '1'].map((d) => leg.throwDart(d)), ['again', 'again', 'next']);
assert.deepEqual(['2', '2', '2'].map((d) => leg.throwDart(d)), ['again', 'again', 'next']);
assert.equal(leg.throwDart('7'), 'again');
assert.equal(leg.throwDart('20'), 'again');
assert.equal(leg.throwDart('20'), 'bust');
assert.deepEqual(leg.scores(), { Ann: 47, Bo: 44 });
assert.equal(leg.throwDart('20'), 'again');
assert.equal(leg.throwDart('D12'), 'win');
assert.deepEqual(leg.scores(), { Ann: 47, Bo: 0 });
const one = new Leg(['Ann'], 40);
assert.deepEqual(['8', '12', '20'].map((d) => one.throwDart(d)), ['again', 'again', 'bust']);
assert.equal(one.player.left, 40);
assert.equal(one.throwDart('19'), 'again');
assert.equal(one.throwDart('20'), 'bust');
assert.equal(one.player.left, 40);
assert.equal(one.throwDart('8'), 'again');
assert.equal(one.throwDart('D15'), 'again');
assert.equal(one.throwDart('D1'), 'win');
assert.equal(points('T19'), 57);
