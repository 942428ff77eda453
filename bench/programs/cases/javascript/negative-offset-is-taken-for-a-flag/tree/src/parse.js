'use strict';

const { UsageError } = require('./errors.js');
const { normalizeSpec } = require('./spec.js');
const { convert } = require('./convert.js');

// Words that start an option; "-" alone and numbers such as -5 or -.5 are values.
function looksLikeOption(word) {
  return /^-./.test(word);
}

function store(values, option, value) {
  if (option.list) {
    (values[option.name] ??= []).push(value);
  } else {
    values[option.name] = value;
  }
}

function parse(argv, spec) {
  const { byName, byShort } = normalizeSpec(spec);
  const values = {};
  const rest = [];
  const words = [...argv];

  const take = (option, shown) => {
    if (words.length === 0 || looksLikeOption(words[0])) {
      throw new UsageError(`${shown} needs a value`);
    }
    return words.shift();
  };

  while (words.length > 0) {
    const word = words.shift();
    if (word === '--') {
      rest.push(...words.splice(0));
    } else if (!looksLikeOption(word)) {
      rest.push(word);
    } else if (word.startsWith('--')) {
      const at = word.indexOf('=');
      const name = at < 0 ? word.slice(2) : word.slice(2, at);
      const negated = name.startsWith('no-') && byName.get(name.slice(3))?.type === 'boolean';
      const option = byName.get(negated ? name.slice(3) : name);
      if (!option) {
        throw new UsageError(`unknown option --${name}`);
      }
      if (negated) {
        store(values, option, false);
      } else if (at >= 0) {
        store(values, option, convert(option, word.slice(at + 1)));
      } else if (option.type === 'boolean') {
        store(values, option, true);
      } else {
        store(values, option, convert(option, take(option, `--${name}`)));
      }
    } else {
      // -abc is -a -b -c; the last one may take a value
      const letters = [...word.slice(1)];
      letters.forEach((letter, index) => {
        const option = byShort.get(letter);
        if (!option) {
          throw new UsageError(`unknown option -${letter}`);
        }
        if (option.type === 'boolean') {
          store(values, option, true);
        } else if (index === letters.length - 1) {
          store(values, option, convert(option, take(option, `-${letter}`)));
        } else {
          throw new UsageError(`-${letter} needs a value`);
        }
      });
    }
  }

  for (const option of byName.values()) {
    if (!Object.hasOwn(values, option.name)) {
      if (option.required) {
        throw new UsageError(`--${option.name} is required`);
      }
      if (option.default !== undefined) {
        values[option.name] = option.default;
      }
    }
  }
  return { values, rest };
}

module.exports = { parse };
