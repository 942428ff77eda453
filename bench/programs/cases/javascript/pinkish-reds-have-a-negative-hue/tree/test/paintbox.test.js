import test from 'node:test';
import assert from 'node:assert/strict';
import { parseColor, ColorError, hslToRgb, toHex, describe, family, rotate, lighten, sortByHue, textColorOn } from '../src/index.js';

test('parse', () => {
  assert.deepEqual(parseColor('#F80'), { r: 255, g: 136, b: 0 });
  assert.deepEqual(parseColor(' Orange '), { r: 255, g: 165, b: 0 });
  assert.deepEqual(parseColor('rgb(1, 2,3)'), { r: 1, g: 2, b: 3 });
});

test('bad colors', () => {
  for (const text of ['#ff', 'rgb(1,2,300)', 'toString', '']) {
    assert.throws(() => parseColor(text), ColorError);
  }
});

test('describe', () => {
  assert.equal(describe('red'), 'hsl(0, 100%, 50%)');
  assert.equal(describe('#00ff80'), 'hsl(150, 100%, 50%)');
  assert.equal(describe('#4000ff'), 'hsl(255, 100%, 50%)');
});

test('greys', () => {
  assert.equal(describe('#808080'), 'hsl(0, 0%, 50%)');
  assert.equal(family('#7f8080'), 'grey');
});

test('hslToRgb', () => {
  assert.equal(toHex(hslToRgb({ h: 120, s: 100, l: 25 })), '#008000');
  assert.equal(toHex(hslToRgb({ h: -60, s: 100, l: 50 })), '#ff00ff');
});

test('family', () => {
  assert.equal(family('lime'), 'green');
  assert.equal(family('#ffee00'), 'yellow');
});

test('rotate', () => {
  assert.equal(rotate('red', 120), '#00ff00');
  assert.equal(rotate('#00ff00', -120), '#ff0000');
});

test('lighten', () => {
  assert.equal(lighten('black', 20), '#333333');
  assert.equal(lighten('white', 20), '#ffffff');
});

test('sort', () => {
  assert.deepEqual(sortByHue(['blue', 'white', 'red', 'black', 'lime']), ['black', 'white', 'red', 'lime', 'blue']);
});

test('text color', () => {
  assert.equal(textColorOn('#ffff00'), '#000000');
  assert.equal(textColorOn('blue'), '#ffffff');
});
