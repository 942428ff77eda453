import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { toTable, columnsOf } = await load('src/export.js');
const rows = [{ name: 'Gull', price: 12.5 }, { name: 'a;b', price: 3 }];
const cols = { Bike: 'name', Price: 'price' };
assert.equal(toTable([rows[0]], cols, { header: false }), 'Gull;12,5');
assert.equal(toTable(rows, cols, { header: false }), 'Gull;12,5\n"a;b";3');
assert.equal(toTable(rows, cols, { separator: '\t' }), 'Bike\tPrice\nGull\t12,5\na;b\t3');
assert.equal(toTable(rows, cols, { decimal: '.' }), 'Bike;Price\nGull;12.5\n"a;b";3');
assert.equal(toTable(rows, cols, { newline: '\r\n', header: false }), 'Gull;12,5\r\n"a;b";3');
assert.equal(toTable(rows, cols, {}), 'Bike;Price\nGull;12,5\n"a;b";3');
assert.equal(toTable(rows, cols), 'Bike;Price\nGull;12,5\n"a;b";3');
const mine = { header: false };
toTable(rows, cols, mine);
assert.deepEqual(mine, { header: false });
assert.equal(toTable(rows, cols), 'Bike;Price\nGull;12,5\n"a;b";3');
assert.throws(() => toTable(rows, cols, { head: true }), TypeError);
assert.equal(toTable(rows, columnsOf(rows), { decimal: '.', header: false }), 'Gull;12.5\n"a;b";3');
