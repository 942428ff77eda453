import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { price } = await load('src/tariff.js');
const { Ticket } = await load('src/ticket.js');

assert.equal(price(4440, 'airport'), 12600);
assert.equal(price(1440, 'centre'), 2400);
assert.equal(price(1441, 'centre'), 2700);
assert.equal(price(2880, 'station'), 2400);
assert.equal(price(2880 - 30, 'station'), 2400);
assert.equal(price(1440 + 600, 'station'), 2400);
assert.equal(price(1440 + 90, 'station'), 1600);
assert.equal(price(10 * 1440, 'airport'), 39000);
assert.equal(price(600, 'station'), 1200);
assert.equal(price(59, 'airport'), 450);
assert.equal(price(20, 'airport'), 0);
assert.equal(price(0, 'station'), 0);
const ticket = new Ticket('station', 0);
assert.equal(ticket.pay(1200).due(2000), 1200);
