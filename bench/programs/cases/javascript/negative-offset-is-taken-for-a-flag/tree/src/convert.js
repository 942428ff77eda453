'use strict';

const { UsageError } = require('./errors.js');

function convert(option, text) {
  if (option.type === 'number') {
    const value = Number(text);
    if (text.trim() === '' || Number.isNaN(value)) {
      throw new UsageError(`--${option.name} needs a number, not "${text}"`);
    }
    return value;
  }
  if (option.type === 'boolean') {
    if (text === 'true' || text === 'false') {
      return text === 'true';
    }
    throw new UsageError(`--${option.name} is either true or false`);
  }
  if (option.choices && !option.choices.includes(text)) {
    throw new UsageError(`--${option.name} must be one of ${option.choices.join(', ')}`);
  }
  return text;
}

module.exports = { convert };
