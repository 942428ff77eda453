export { Catalog } from './catalog.js';
export { formatMessage, MessageError } from './message.js';
export { formatNumber } from './numbers.js';
export { category } from './plurals.js';
