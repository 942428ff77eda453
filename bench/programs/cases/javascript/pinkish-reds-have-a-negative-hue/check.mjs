import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { describe, family, sortByHue, rgbToHsl, rotate, parseColor } = await load('src/index.js');

assert.equal(describe('#ff0080'), 'hsl(330, 100%, 50%)');
assert.equal(describe('#ff00ff'), 'hsl(300, 100%, 50%)');
assert.equal(family('#ff00cc'), 'magenta');
assert.equal(family('#ff0010'), 'red');
assert.deepEqual(sortByHue(['#ff0080', 'blue', 'red']), ['red', 'blue', '#ff0080']);
assert.equal(rgbToHsl({ r: 200, g: 50, b: 100 }).h, 340);
assert.equal(rgbToHsl(parseColor('#ff0001')).h + 0, 0);
assert.equal(rotate('#ff0080', 30), '#ff0000');
assert.equal(describe('red'), 'hsl(0, 100%, 50%)');
assert.equal(describe('#ff8000'), 'hsl(30, 100%, 50%)');
assert.equal(describe('#00ff80'), 'hsl(150, 100%, 50%)');
assert.equal(describe('#8000ff'), 'hsl(270, 100%, 50%)');
assert.equal(describe('white'), 'hsl(0, 0%, 100%)');
assert.equal(family('lime'), 'green');
