'use strict';

// { offset: { type: 'number', short: 'o', default: 0, help: '…' } }
function normalizeSpec(spec) {
  const byName = new Map();
  const byShort = new Map();
  for (const [name, given] of Object.entries(spec)) {
    const option = { name, type: 'string', list: false, help: '', ...given };
    if (!['string', 'number', 'boolean'].includes(option.type)) {
      throw new TypeError(`option ${name} has unknown type ${option.type}`);
    }
    byName.set(name, option);
    if (option.short) {
      if (byShort.has(option.short)) {
        throw new TypeError(`-${option.short} is used twice`);
      }
      byShort.set(option.short, option);
    }
  }
  return { byName, byShort };
}

module.exports = { normalizeSpec };
