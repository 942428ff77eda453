import { segments } from './pattern.js';
import { BadPathError } from './errors.js';

function decode(text, path) {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new BadPathError(path);
  }
}

/** Parameters of the path as an object, or null when it does not fit. */
export function matchParts(parsed, path) {
  const given = segments(path);
  const params = {};
  for (let i = 0; i < parsed.length; i += 1) {
    const part = parsed[i];
    if (part.type === 'rest') {
      params[part.name] = given.slice(i).join('/');
      return params;
    }
    if (i >= given.length) {
      return null;
    }
    if (part.type === 'literal') {
      if (decode(given[i], path) !== part.text) {
        return null;
      }
    } else {
      params[part.name] = decode(given[i], path);
    }
  }
  return given.length === parsed.length ? params : null;
}
