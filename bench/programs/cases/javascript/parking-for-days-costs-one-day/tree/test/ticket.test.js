'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { price, hourly, tariffOf } = require('../src/tariff.js');
const { Ticket, formatCents } = require('../src/ticket.js');

test('hours begun', () => {
  assert.equal(hourly(61, tariffOf('centre')), 600);
  assert.equal(price(60, 'centre'), 300);
  assert.equal(price(125, 'airport'), 1350);
});

test('grace time', () => {
  assert.equal(price(10, 'centre'), 0);
  assert.equal(price(1, 'station'), 200);
});

test('cap of a long day', () => {
  assert.equal(price(20 * 60, 'centre'), 2400);
});

test('paying', () => {
  const ticket = new Ticket('station', 1000);
  assert.equal(ticket.due(1090), 400);
  assert.equal(ticket.pay(400).mayLeave(1100), true);
  assert.equal(ticket.due(1130), 200);
});

test('errors', () => {
  assert.throws(() => new Ticket('moon', 0), /no tariff/);
  assert.throws(() => new Ticket('centre', 10).due(5), /backwards/);
});

test('format', () => {
  assert.equal(formatCents(1205), '12.05');
});
