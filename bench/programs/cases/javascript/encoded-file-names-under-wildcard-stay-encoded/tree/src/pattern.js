// Route patterns: literal segments, ":name" parameters and a final "*name".
import { PatternError } from './errors.js';

const NAME = /^[A-Za-z_]\w*$/;

/** "/a//b/" -> ["a", "b"] */
export function segments(path) {
  return path.split('/').filter((part) => part !== '');
}

export function parsePattern(pattern) {
  if (typeof pattern !== 'string' || !pattern.startsWith('/')) {
    throw new PatternError(`pattern must start with a slash: ${pattern}`);
  }
  const parts = segments(pattern);
  return parts.map((part, index) => {
    if (part.startsWith(':')) {
      const name = part.slice(1);
      checkName(name, pattern);
      return { type: 'param', name };
    }
    if (part.startsWith('*')) {
      if (index !== parts.length - 1) {
        throw new PatternError(`wildcard must come last: ${pattern}`);
      }
      const name = part.slice(1) || 'rest';
      checkName(name, pattern);
      return { type: 'rest', name };
    }
    return { type: 'literal', text: part };
  });
}

function checkName(name, pattern) {
  if (!NAME.test(name)) {
    throw new PatternError(`bad parameter name "${name}" in ${pattern}`);
  }
}

/** A higher rank is tried first: literals before parameters before wildcards. */
export function rank(parsed) {
  return parsed.map((part) => ({ literal: '3', param: '2', rest: '1' })[part.type]).join('');
}
