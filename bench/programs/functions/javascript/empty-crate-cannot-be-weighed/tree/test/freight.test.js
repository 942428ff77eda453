const { describe, it } = require('node:test');
const assert = require('node:assert/strict');
const { weigh, countGoods, fee } = require('../lib/freight');

const CRATE = { tare: 400, contents: [{ grams: 250 }, { tare: 100, contents: [{ grams: 50 }] }] };

describe('freight', () => {
  it('weighs a single piece', () => {
    assert.equal(weigh({ grams: 120 }), 120);
  });

  it('weighs crates in crates', () => {
    assert.equal(weigh(CRATE), 800);
  });

  it('counts goods', () => {
    assert.equal(countGoods(CRATE), 2);
    assert.equal(countGoods({ tare: 1, contents: [] }), 0);
  });

  it('charges by the started kilogram', () => {
    assert.equal(fee(CRATE), 5);
    assert.equal(fee({ grams: 1001 }), 10);
  });
});
