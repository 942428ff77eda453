import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { wrap } = await load('src/wrap.js');
const { menu, dish } = await load('src/menu.js');

assert.deepEqual(wrap('Rindfleischetikett', 13), ['Rindfleischet', 'ikett']);
assert.deepEqual(menu('today', [{ name: 'Rindfleischetikett mit Salat', cents: 950 }], 20).split('\n'), ['       TODAY', 'Rindfleischet', 'ikett mit', 'Salat ......... 9.50']);
assert.deepEqual(wrap('abcdef', 3), ['abc', 'def']);
assert.deepEqual(wrap('abcdefg hi', 3), ['abc', 'def', 'g', 'hi']);
assert.deepEqual(wrap('  abcd', 2), ['ab', 'cd']);
assert.deepEqual(wrap('a bcdef', 3), ['a', 'bcd', 'ef']);
assert.deepEqual(wrap('abcdef ghijkl', 3), ['abc', 'def', 'ghi', 'jkl']);
assert.deepEqual(wrap('one two three', 7), ['one two', 'three']);
assert.deepEqual(wrap('exact', 5), ['exact']);
assert.deepEqual(wrap('', 5), []);
assert.deepEqual(wrap('   ', 5), []);
assert.deepEqual(dish({ name: 'Soup', cents: 450 }, 15), ['Soup ..... 4.50']);
assert.throws(() => wrap('x', 0), RangeError);
