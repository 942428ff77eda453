export { parseVersion, formatVersion, VersionError } from './version.js';
export { compare } from './compare.js';
export { satisfies } from './range.js';
export { best, sortVersions, updates } from './pick.js';
