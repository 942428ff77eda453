'use strict';

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

function unquote(text) {
  const quote = text[0];
  if (text.length >= 2 && (quote === '"' || quote === "'") && text.endsWith(quote)) {
    return text.slice(1, -1);
  }
  return text;
}

// Parses lines such as `export PORT=80` or `GREETING="hello world"`.
function parseEnv(source) {
  const env = {};
  source.split(/\r?\n/).forEach((raw, index) => {
    const line = raw.trim().replace(/^export\s+/, '');
    if (line === '' || line.startsWith('#')) {
      return;
    }
    if (!line.includes('=')) {
      throw new SyntaxError(`Line ${index + 1}: expected NAME=value`);
    }
    const name = line.split('=')[0].trim();
    const value = line.split('=')[1].trim();
    if (!NAME.test(name)) {
      throw new SyntaxError(`Line ${index + 1}: bad name "${name}"`);
    }
    env[name] = unquote(value);
  });
  return env;
}

// Replaces ${NAME} by earlier values; unknown names become empty.
function expand(env) {
  const result = {};
  for (const [name, value] of Object.entries(env)) {
    result[name] = value.replace(/\$\{(\w+)\}/g, (_, ref) => result[ref] ?? '');
  }
  return result;
}

function stringify(env) {
  return Object.entries(env)
    .map(([name, value]) => `${name}=${/[\s#'"]/.test(value) ? JSON.stringify(value) : value}`)
    .join('\n');
}

module.exports = { parseEnv, expand, stringify };
