'use strict';

const { identifier } = require('./quote.js');

const COMPARE = { eq: '=', ne: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=' };

function comparison(column, operator, value, parameters) {
  const name = identifier(column);
  if (value === null && (operator === 'eq' || operator === 'ne')) {
    return `${name} IS ${operator === 'ne' ? 'NOT ' : ''}NULL`;
  }
  if (operator === 'in' || operator === 'notIn') {
    if (!Array.isArray(value)) {
      throw new TypeError(`${operator} needs a list`);
    }
    const list = value.map((each) => parameters.add(each)).join(', ');
    return `${name} ${operator === 'in' ? 'IN' : 'NOT IN'} (${list})`;
  }
  if (operator === 'like') {
    return `${name} LIKE ${parameters.add(value)}`;
  }
  if (operator === 'between') {
    return `${name} BETWEEN ${parameters.add(value[0])} AND ${parameters.add(value[1])}`;
  }
  if (!Object.hasOwn(COMPARE, operator)) {
    throw new TypeError(`unknown operator ${operator}`);
  }
  return `${name} ${COMPARE[operator]} ${parameters.add(value)}`;
}

// { status: 'open', total: { gt: 5, lt: 9 }, $or: [{…}, {…}] }
function where(filter, parameters) {
  const parts = [];
  for (const [key, value] of Object.entries(filter)) {
    if (key === '$or' || key === '$and') {
      const inner = value.map((each) => where(each, parameters)).filter(Boolean);
      if (inner.length) {
        parts.push(`(${inner.join(key === '$or' ? ' OR ' : ' AND ')})`);
      }
    } else if (Array.isArray(value)) {
      parts.push(comparison(key, 'in', value, parameters));
    } else if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
      for (const [operator, operand] of Object.entries(value)) {
        parts.push(comparison(key, operator, operand, parameters));
      }
    } else {
      parts.push(comparison(key, 'eq', value, parameters));
    }
  }
  return parts.join(' AND ');
}

module.exports = { where };
