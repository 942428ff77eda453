'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { nextOpening, isWorkday } = require('../src/hours.js');
const { dueAt, isLate } = require('../src/sla.js');

const utc = (text) => new Date(`${text}:00Z`);
const iso = (date) => date.toISOString().slice(0, 16);

test('same day', () => {
  assert.equal(iso(dueAt(utc('2024-03-05T10:00'), 'high')), '2024-03-05T14:00');
  assert.equal(iso(dueAt(utc('2024-03-05T07:30'), 'urgent')), '2024-03-05T10:00');
});

test('evening of a weekday', () => {
  assert.equal(iso(dueAt(utc('2024-03-05T18:00'), 'urgent')), '2024-03-06T10:00');
});

test('opened at the weekend', () => {
  assert.equal(iso(nextOpening(utc('2024-03-09T12:00'))), '2024-03-11T09:00');
});

test('holidays', () => {
  assert.equal(isWorkday(utc('2024-05-01T10:00'), ['2024-05-01']), false);
  assert.equal(iso(nextOpening(utc('2024-05-01T12:00'), ['2024-05-01'])), '2024-05-02T09:00');
});

test('late', () => {
  const ticket = { opened: utc('2024-03-05T10:00'), priority: 'urgent' };
  assert.equal(isLate(ticket, utc('2024-03-05T10:59')), false);
  assert.equal(isLate(ticket, utc('2024-03-05T11:01')), true);
  assert.throws(() => dueAt(utc('2024-03-05T10:00'), 'low'), TypeError);
});
