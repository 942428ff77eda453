import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { Spool } = await load('src/spool.js');

const spool = new Spool();
spool.add('chapter 1', { pages: 3 });
spool.add('chapter 2', { pages: 4 });
const third = spool.add('chapter 3');
assert.deepEqual(spool.titles(), ['chapter 1', 'chapter 2', 'chapter 3']);
assert.equal(spool.pagesBefore(third), 7);
spool.add('u1', { priority: 1 });
spool.add('u2', { priority: 1 });
spool.add('v', { priority: 2 });
assert.deepEqual(spool.titles(), ['v', 'u1', 'u2', 'chapter 1', 'chapter 2', 'chapter 3']);
spool.add('low', { priority: -1 });
spool.add('chapter 4');
assert.deepEqual(spool.titles(), ['v', 'u1', 'u2', 'chapter 1', 'chapter 2', 'chapter 3', 'chapter 4', 'low']);
assert.equal(spool.promote(third, 1), true);
assert.deepEqual(spool.titles().slice(0, 4), ['v', 'u1', 'u2', 'chapter 3']);
assert.equal(spool.next().title, 'v');
assert.equal(spool.next().title, 'u1');
assert.equal(spool.promote(third, 9), true);
assert.equal(spool.next().id, third);
assert.equal(spool.promote(third, 9), false);
assert.throws(() => spool.add('none', { pages: 0 }), RangeError);
