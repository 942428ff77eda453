'use strict';

const { describe, it } = require('node:test');
const assert = require('node:assert/strict');
const { worth, saving, bestOffer } = require('../src/offers.js');

const cart = [{ price: 2000, quantity: 2 }, { price: 500, quantity: 1 }];

describe('offers', () => {
  it('worth of a cart', () => assert.equal(worth(cart), 4500));
  it('percent', () => assert.equal(saving(cart, { percent: 15 }), 675));
  it('off', () => {
    assert.equal(saving(cart, { off: 1000 }), 1000);
    assert.equal(saving([{ price: 300, quantity: 1 }], { off: 1000 }), 300);
  });
  it('from', () => assert.equal(saving(cart, { off: 1000, from: 5000 }), 0));
  it('a single offer', () => {
    assert.deepEqual(bestOffer(cart, [{ name: 'ten', percent: 10 }]), { name: 'ten', saved: 450 });
  });
  it('offers that do not apply are skipped', () => {
    const offers = [{ name: 'big', off: 2000, from: 10000 }, { name: 'ten', percent: 10 }];
    assert.deepEqual(bestOffer(cart, offers), { name: 'ten', saved: 450 });
  });
});
