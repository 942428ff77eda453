'use strict';

const { price } = require('./tariff.js');

class Till {
  constructor() {
    this.sold = [];
  }

  sell(visitors, { day, hour }) {
    const total = visitors.reduce((sum, visitor) => sum + price(visitor, day, hour), 0);
    this.sold.push({ day, count: visitors.length, total });
    return total;
  }

  takings(day) {
    return this.sold.filter((sale) => sale.day === day).reduce((sum, sale) => sum + sale.total, 0);
  }
}

module.exports = { Till };
