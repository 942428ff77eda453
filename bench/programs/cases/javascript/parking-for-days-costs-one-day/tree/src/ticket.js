'use strict';

const { price, tariffOf } = require('./tariff.js');

class Ticket {
  constructor(garage, enteredAt) {
    tariffOf(garage);
    this.garage = garage;
    this.enteredAt = enteredAt;
    this.paid = 0;
  }

  // Times are minutes.
  due(now) {
    if (now < this.enteredAt) {
      throw new Error('clock runs backwards');
    }
    return Math.max(0, price(now - this.enteredAt, this.garage) - this.paid);
  }

  pay(amount) {
    this.paid += amount;
    return this;
  }

  mayLeave(now) {
    return this.due(now) === 0;
  }
}

function formatCents(cents) {
  return (cents / 100).toFixed(2);
}

module.exports = { Ticket, formatCents };
