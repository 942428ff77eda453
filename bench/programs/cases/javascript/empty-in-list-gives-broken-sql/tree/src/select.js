'use strict';

const { identifier, Parameters } = require('./quote.js');
const { where } = require('./conditions.js');

class Select {
  constructor(table, columns = ['*']) {
    this.table = table;
    this.columns = columns;
    this.filters = [];
    this.orders = [];
    this.max = null;
    this.skip = 0;
  }

  where(filter) {
    this.filters.push(filter);
    return this;
  }

  // "-created" sorts downwards.
  orderBy(...names) {
    for (const name of names) {
      const down = name.startsWith('-');
      this.orders.push(`${identifier(down ? name.slice(1) : name)}${down ? ' DESC' : ''}`);
    }
    return this;
  }

  limit(max, skip = 0) {
    this.max = max;
    this.skip = skip;
    return this;
  }

  toSql() {
    const parameters = new Parameters();
    let sql = `SELECT ${this.columns.map(identifier).join(', ')} FROM ${identifier(this.table)}`;
    const condition = where({ $and: this.filters }, parameters);
    if (condition) {
      sql += ` WHERE ${this.filters.length > 1 ? condition.slice(1, -1) : condition.replace(/^\(|\)$/g, '')}`;
    }
    if (this.orders.length) {
      sql += ` ORDER BY ${this.orders.join(', ')}`;
    }
    if (this.max !== null) {
      sql += ` LIMIT ${parameters.add(this.max)}`;
    }
    if (this.skip > 0) {
      sql += ` OFFSET ${parameters.add(this.skip)}`;
    }
    return { sql, values: parameters.values };
  }
}

module.exports = { Select };
