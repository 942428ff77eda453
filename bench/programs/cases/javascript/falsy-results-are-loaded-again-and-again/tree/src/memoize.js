import { Cache } from './cache.js';

/** Memoizes a synchronous function by its arguments as JSON. */
export function memoize(fn, options = {}) {
  const cache = new Cache(options);
  const wrapped = (...args) => {
    const key = JSON.stringify(args);
    if (cache.has(key)) {
      return cache.get(key);
    }
    const value = fn(...args);
    cache.set(key, value);
    return value;
  };
  wrapped.cache = cache;
  return wrapped;
}
