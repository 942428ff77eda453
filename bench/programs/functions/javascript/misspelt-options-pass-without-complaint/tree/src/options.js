'use strict';

/** Names in `options` that are not among the known ones. */
function unknownOptions(options, known) {
  return Object.keys(options).filter((name) => !name in known);
}

/**
 * Options with the default for each one that is not given.
 * A name without a default is not known, and that is an error.
 */
function readOptions(options, defaults) {
  const unknown = unknownOptions(options, defaults);
  if (unknown.length > 0) {
    throw new Error(`unknown option${unknown.length > 1 ? 's' : ''}: ${unknown.join(', ')}`);
  }
  return { ...defaults, ...options };
}

module.exports = { unknownOptions, readOptions };
