export { Cache } from './cache.js';
export { LoadingCache } from './loader.js';
export { memoize } from './memoize.js';
export { manualClock } from './clock.js';
