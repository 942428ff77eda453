import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { encodeRow, decodeRow, encodePicture, decodePicture } = await load('src/lamps.js');

assert.equal(encodeRow('rrrrrrrrr..'), '9r2.');
assert.equal(decodeRow(encodeRow('rrrrrrrrr..')), 'rrrrrrrrr..');
assert.equal(encodeRow('g'.repeat(18)), '9g9g');
assert.equal(encodeRow('.' + 'b'.repeat(27) + 'w'), '1.9b9b9b1w');
assert.equal(encodeRow('y'.repeat(9) + 'w'.repeat(9)), '9y9w');
assert.equal(encodePicture(['r'.repeat(9), 'r'.repeat(9)]), '9r/=');
assert.equal(encodeRow('g'.repeat(12)), '9g3g');
assert.equal(encodeRow('g'.repeat(10)), '9g1g');
assert.equal(encodeRow('g'.repeat(8)), '8g');
assert.equal(encodeRow('g'.repeat(19) + 'r'), '9g9g1g1r');
assert.equal(encodeRow('rgr'), '1r1g1r');
assert.equal(encodeRow(''), '');
assert.throws(() => encodeRow('rrx'), RangeError);
assert.throws(() => decodeRow('0g'), SyntaxError);
for (let n = 1; n < 40; n += 1) {
  assert.equal(decodeRow(encodeRow('b'.repeat(n) + '.')), 'b'.repeat(n) + '.');
}
