import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { Playlist } = await load('src/playlist.js');

const at = song => {
  const list = new Playlist(['Amber', 'Brook', 'Clouds', 'Dunes']);
  list.select(song);
  return list;
};
let list = at('Clouds');
assert.equal(list.remove('Amber'), true);
assert.equal(list.current, 'Clouds');
assert.deepEqual(list.upcoming(), ['Dunes']);
list.remove('Brook');
assert.equal(list.current, 'Clouds');
assert.deepEqual(list.songs, ['Clouds', 'Dunes']);
list = at('Dunes');
list.remove('Brook');
assert.equal(list.current, 'Dunes');
assert.equal(list.previous(), 'Clouds');
list = at('Brook');
list.remove('Dunes');
assert.equal(list.current, 'Brook');
list.remove('Brook');
assert.equal(list.current, 'Clouds');
list = at('Dunes');
list.remove('Dunes');
assert.equal(list.current, 'Clouds');
list = at('Amber');
list.remove('Amber');
assert.equal(list.current, 'Brook');
assert.equal(list.remove('Zoo'), false);
list = new Playlist(['x']);
list.remove('x');
assert.equal(list.current, null);
assert.equal(list.add('y').current, 'y');
