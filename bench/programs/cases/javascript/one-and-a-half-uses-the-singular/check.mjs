import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { formatMessage, Catalog } = await load('src/index.js');

const HOURS = '{h, plural, one: # hour left | other: # hours left}';
const en = (h) => formatMessage('en', HOURS, { h });
assert.equal(en(1.5), '1.5 hours left');
assert.equal(en(1.25), '1.25 hours left');
assert.equal(en(-1.5), '-1.5 hours left');
const PL = '{n, plural, one: # plik | few: # pliki | many: # plików | other: # pliku}';
assert.equal(formatMessage('pl', PL, { n: 1.5 }), '1,5 pliku');
assert.equal(formatMessage('pl', PL, { n: 5.5 }), '5,5 pliku');
assert.equal(formatMessage('pl', PL, { n: 2.5 }), '2,5 pliku');
assert.equal(new Catalog({ en: { h: HOURS } }).text('de', 'h', { h: 1.1 }), '1.1 hours left');
assert.equal(formatMessage('fr', '{h, plural, one: # heure | other: # heures}', { h: 1.5 }), '1,5 heure');
assert.equal(formatMessage('fr', '{h, plural, one: # heure | other: # heures}', { h: 2.5 }), '2,5 heures');
assert.equal(en(1), '1 hour left');
assert.equal(en(-1), '-1 hour left');
assert.equal(en(0), '0 hours left');
assert.equal(en(0.5), '0.5 hours left');
assert.equal(formatMessage('pl', PL, { n: 12 }), '12 plików');
assert.equal(formatMessage('en', '{n, plural, =1: single | one: # a | other: # b}', { n: 1 }), 'single');
