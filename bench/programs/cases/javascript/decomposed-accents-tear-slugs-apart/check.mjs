import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { slugify, SlugRegistry, tableOfContents } = await load('src/index.js');

const de = { locale: 'de' };
assert.equal(slugify('Mu\u0308ller', de), 'mueller');
assert.equal(slugify('O\u0308l und A\u0308pfel', de), 'oel-und-aepfel');
assert.equal(slugify('Grüße'.normalize('NFD'), de), 'gruesse');
const registry = new SlugRegistry(de);
assert.equal(registry.add('M\u00fcller'), 'mueller');
assert.equal(registry.add('Mu\u0308ller'), 'mueller-2');
assert.equal(tableOfContents('# U\u0308ber', de)[0].anchor, 'ueber');
assert.equal(slugify('M\u00fcller', de), 'mueller');
assert.equal(slugify('Mu\u0308ller'), 'muller');
assert.equal(slugify('cafe\u0301', de), 'cafe');
assert.equal(slugify('café', de), 'cafe');
assert.equal(slugify('Straße'), 'strasse');
assert.equal(slugify('ŁÓDŹ', de), 'lodz');
assert.equal(slugify("l'été & l'hiver"), 'lete-and-lhiver');
