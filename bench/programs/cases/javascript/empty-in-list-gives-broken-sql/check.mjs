import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { select, remove } = await load('src/index.js');

assert.deepEqual(remove('items', { id: [] }), { sql: 'DELETE FROM "items" WHERE 1 = 0', values: [] });
assert.deepEqual(remove('items', { id: { notIn: [] } }), { sql: 'DELETE FROM "items" WHERE 1 = 1', values: [] });
assert.deepEqual(remove('items', { id: { in: [] }, a: 4 }), { sql: 'DELETE FROM "items" WHERE 1 = 0 AND "a" = $1', values: [4] });
assert.equal(remove('t', { $or: [{ a: [] }, { b: 2 }] }).sql, 'DELETE FROM "t" WHERE (1 = 0 OR "b" = $1)');
assert.equal(select('t').where({ a: 1 }).where({ b: { notIn: [] } }).toSql().sql, 'SELECT * FROM "t" WHERE "a" = $1 AND 1 = 1');
assert.equal(remove('t', { a: [0] }).sql, 'DELETE FROM "t" WHERE "a" IN ($1)');
assert.equal(remove('t', { a: { notIn: [1, 2] } }).sql, 'DELETE FROM "t" WHERE "a" NOT IN ($1, $2)');
assert.deepEqual(remove('t', { a: [null] }).values, [null]);
assert.throws(() => remove('t', { a: { in: '' } }), TypeError);
assert.throws(() => remove('t', {}), /every row/);
assert.throws(() => remove('t', { $or: [] }), /every row/);
assert.equal(remove('t', { a: '' }).sql, 'DELETE FROM "t" WHERE "a" = $1');
