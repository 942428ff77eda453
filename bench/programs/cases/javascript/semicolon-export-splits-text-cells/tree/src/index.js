export { dialect } from './dialect.js';
export { writeRow, writeTable } from './write.js';
export { readRows, readTable } from './read.js';
