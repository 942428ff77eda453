'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { Playlist } = require('../src/playlist.js');

test('next and previous', () => {
  const list = new Playlist(['a', 'b']);
  assert.deepEqual([list.next(), list.next(), list.previous(), list.previous()], ['b', 'b', 'a', 'a']);
  list.repeat = true;
  assert.deepEqual([list.previous(), list.next()], ['b', 'a']);
});

test('select', () => {
  const list = new Playlist(['a', 'b', 'c']);
  list.select('c');
  assert.equal(list.current, 'c');
  assert.throws(() => list.select('x'), /not in the playlist/);
});

test('insert keeps the song', () => {
  const list = new Playlist(['a', 'b']);
  list.next();
  list.insert(0, 'x').add('y');
  assert.equal(list.current, 'b');
  assert.deepEqual(list.upcoming(), ['y']);
});

test('empty', () => {
  const list = new Playlist();
  assert.equal(list.current, null);
  assert.equal(list.next(), null);
  assert.equal(list.add('a').current, 'a');
});
