'use strict';

const { posix } = require('node:path');

/**
 * The closest folder, from `start` upwards, in which there is a file of a certain
 * name; null if there is none.
 *
 * @param {string} start folder to begin with
 * @param {string} name name of the file, e.g. 'package.json'
 * @param {(path: string) => boolean} exists tells if there is a file at a path
 */
function findUp(start, name, exists) {
  let folder = posix.normalize(start);
  for (;;) {
    if (exists(posix.join(folder, name))) return folder;
    const parent = posix.dirname(folder);
    if (folder === '/') return null;
    folder = parent;
  }
}

/** Number of folders a path is away from the top: '/' 0, '/home/kim' 2 */
function depth(path) {
  return path.split('/').filter((part) => part !== '').length;
}

/** A path for showing, with '~' for the home folder. */
function shorten(path, home) {
  if (path === home) return '~';
  return path.startsWith(`${home}/`) ? `~${path.slice(home.length)}` : path;
}

module.exports = { findUp, depth, shorten };
