import { category } from './plurals.js';
import { formatNumber } from './numbers.js';

export class MessageError extends Error {
  constructor(message) {
    super(message);
    this.name = 'MessageError';
  }
}

/** "{one: # file, other: # files}" -> Map of category to text */
function parseForms(text) {
  const forms = new Map();
  for (const piece of text.split('|')) {
    const at = piece.indexOf(':');
    if (at < 0) {
      throw new MessageError(`plural form without name: "${piece.trim()}"`);
    }
    forms.set(piece.slice(0, at).trim(), piece.slice(at + 1).trim());
  }
  if (!forms.has('other')) {
    throw new MessageError('plural needs an "other" form');
  }
  return forms;
}

/**
 * Picks the form of a number: an exact one ("=0") first, then the one of the
 * plural category, else "other".
 */
function choose(locale, number, forms) {
  const exact = forms.get(`=${number}`);
  if (exact !== undefined) {
    return exact;
  }
  return forms.get(category(locale, Math.trunc(number))) ?? forms.get('other');
}

/**
 * Placeholders: {name}, and {count, plural, =0: none | one: # file | other: # files}
 * where # stands for the formatted number.
 */
export function formatMessage(locale, message, values = {}) {
  return message.replace(/\{(\w+)(?:,\s*plural,([^}]*))?\}/g, (whole, name, plural) => {
    if (!Object.hasOwn(values, name)) {
      throw new MessageError(`no value for {${name}}`);
    }
    const value = values[name];
    if (plural === undefined) {
      return typeof value === 'number' ? formatNumber(locale, value) : String(value);
    }
    if (typeof value !== 'number' || Number.isNaN(value)) {
      throw new MessageError(`{${name}} must be a number`);
    }
    const form = choose(locale, value, parseForms(plural));
    return form.replaceAll('#', formatNumber(locale, value));
  });
}
