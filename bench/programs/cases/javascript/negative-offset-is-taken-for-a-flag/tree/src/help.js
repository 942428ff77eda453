'use strict';

const { normalizeSpec } = require('./spec.js');

function help(command, spec) {
  const rows = [...normalizeSpec(spec).byName.values()].map((option) => {
    const short = option.short ? `-${option.short}, ` : '    ';
    const value = option.type === 'boolean' ? '' : ` <${option.type}>`;
    return [`  ${short}--${option.name}${value}`, option.help];
  });
  const width = Math.max(0, ...rows.map(([left]) => left.length)) + 2;
  return [`Usage: ${command} [options]`, ...rows.map(([left, right]) => (left.padEnd(width) + right).trimEnd())].join('\n');
}

module.exports = { help };
