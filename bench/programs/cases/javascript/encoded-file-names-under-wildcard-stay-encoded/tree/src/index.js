export { Router } from './router.js';
export { PatternError, BadPathError } from './errors.js';
