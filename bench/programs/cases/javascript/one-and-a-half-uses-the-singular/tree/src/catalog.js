import { formatMessage, MessageError } from './message.js';

/** Messages by locale; "fr-CA" falls back to "fr" and then to the default. */
export class Catalog {
  constructor(messages, { fallback = 'en' } = {}) {
    this.messages = messages;
    this.fallback = fallback;
  }

  chain(locale) {
    const chain = [locale];
    const dash = locale.indexOf('-');
    if (dash > 0) {
      chain.push(locale.slice(0, dash));
    }
    chain.push(this.fallback);
    return [...new Set(chain)];
  }

  text(locale, key, values) {
    for (const name of this.chain(locale)) {
      const found = this.messages[name]?.[key];
      if (found !== undefined) {
        return formatMessage(name, found, values);
      }
    }
    throw new MessageError(`no message "${key}"`);
  }

  missing(locale) {
    const known = this.messages[locale] ?? {};
    return Object.keys(this.messages[this.fallback] ?? {}).filter((key) => !(key in known));
  }
}
