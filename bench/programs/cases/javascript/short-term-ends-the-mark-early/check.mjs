import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { ranges, mark, excerpt } = await load('src/marks.js');

assert.equal(mark('a strawberry cake', ['strawberry', 'raw']), 'a [strawberry] cake');
assert.equal(mark('a strawberry cake', ['raw', 'strawberry']), 'a [strawberry] cake');
assert.deepEqual(ranges('abcdefgh', ['bcdefg', 'cd', 'de']), [[1, 7]]);
assert.equal(mark('abcdefgh', ['bcdef', 'c', 'fg']), 'a[bcdefg]h');
assert.equal(mark('Sunday sun', ['sunday', 'und', 'sun']), '[Sunday] [sun]');
assert.equal(excerpt('xx strawberry yy', ['strawberry', 'traw'], 1), '… strawberry …');
assert.deepEqual(ranges('banana', ['ana']), [[1, 6]]);
assert.deepEqual(ranges('ab', ['a', 'ab']), [[0, 2]]);
assert.equal(mark('raincoat', ['rain', 'inco']), '[rainco]at');
assert.equal(mark('raincoat', ['rain', 'coat']), '[raincoat]');
assert.equal(mark('rain or coat', ['rain', 'coat']), '[rain] or [coat]');
assert.equal(mark('text', []), 'text');
