'use strict';

/**
 * A folder is `{ name, folders }`; `folders` may be left out.
 *
 * @typedef {{ name: string, folders?: Folder[] }} Folder
 */

/**
 * The names on the way from `folder` down to the first folder with that name,
 * both included; null if there is no such folder.
 *
 * @param {Folder} folder
 * @param {string} name
 * @returns {string[] | null}
 */
function pathTo(folder, name) {
  if (folder.name === name) return [folder.name];
  for (const child of folder.folders ?? []) {
    const rest = pathTo(child, name);
    if (rest === null) return null;
    return [folder.name, ...rest];
  }
  return null;
}

/** How deep the folder lies below the root, which has depth 0; -1 if it is not there. */
function depthOf(root, name) {
  const path = pathTo(root, name);
  return path === null ? -1 : path.length - 1;
}

function printPath(root, name) {
  return pathTo(root, name)?.join('/') ?? '(not found)';
}

module.exports = { pathTo, depthOf, printPath };
