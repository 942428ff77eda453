'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { select, remove } = require('../src/index.js');

test('plain select', () => {
  assert.deepEqual(select('orders').toSql(), { sql: 'SELECT * FROM "orders"', values: [] });
});

test('columns and order', () => {
  assert.equal(
    select('orders', ['id', 'o.total']).orderBy('-created', 'id').toSql().sql,
    'SELECT "id", "o"."total" FROM "orders" ORDER BY "created" DESC, "id"',
  );
});

test('equality and null', () => {
  assert.deepEqual(remove('t', { a: 1, b: null }), { sql: 'DELETE FROM "t" WHERE "a" = $1 AND "b" IS NULL', values: [1] });
  assert.equal(remove('t', { b: { ne: null } }).sql, 'DELETE FROM "t" WHERE "b" IS NOT NULL');
});

test('lists', () => {
  assert.deepEqual(remove('t', { a: [1, 2] }), { sql: 'DELETE FROM "t" WHERE "a" IN ($1, $2)', values: [1, 2] });
  assert.equal(remove('t', { a: { notIn: [1] } }).sql, 'DELETE FROM "t" WHERE "a" NOT IN ($1)');
  assert.throws(() => remove('t', { a: { in: 3 } }), TypeError);
});

test('ranges', () => {
  assert.deepEqual(select('t').where({ a: { gt: 1, lte: 5 } }).toSql().values, [1, 5]);
  assert.equal(remove('t', { a: { between: [1, 2] } }).sql, 'DELETE FROM "t" WHERE "a" BETWEEN $1 AND $2');
});

test('or', () => {
  assert.equal(remove('t', { $or: [{ a: 1 }, { b: 2 }] }).sql, 'DELETE FROM "t" WHERE ("a" = $1 OR "b" = $2)');
});

test('several filters and limit', () => {
  assert.deepEqual(select('t').where({ a: 1 }).where({ b: 2 }).limit(10, 20).toSql(), {
    sql: 'SELECT * FROM "t" WHERE "a" = $1 AND "b" = $2 LIMIT $3 OFFSET $4',
    values: [1, 2, 10, 20],
  });
});

test('delete everything must be meant', () => {
  assert.throws(() => remove('t'), /every row/);
  assert.equal(remove('t', {}, { all: true }).sql, 'DELETE FROM "t"');
});

test('unknown operator', () => {
  assert.throws(() => remove('t', { a: { near: 1 } }), TypeError);
});
