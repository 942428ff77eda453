const LEVELS = ['none', 'view', 'comment', 'edit', 'manage'];

/** The higher one of two levels of access. */
export function higher(one, other) {
  return LEVELS.indexOf(one) >= LEVELS.indexOf(other) ? one : other;
}

/**
 * What a person may do in each folder of a tree, as an object from path to
 * level. A folder is { name, grants: { person: level }, folders: [...] }.
 *
 * What is granted in a folder holds in all folders below it, however deep; a
 * grant further down can only add to it. A folder marked `private` takes
 * nothing from above, only its own grants count there and below.
 */
export function accessMap(folder, person, inherited = 'none', parent = '') {
  const path = `${parent}/${folder.name}`;
  const granted = folder.grants?.[person] ?? 'none';
  const level = folder.private ? granted : higher(granted, inherited);
  const map = { [path]: level };
  for (const child of folder.folders ?? []) {
    Object.assign(map, accessMap(child, person, higher(granted, inherited), path));
  }
  return map;
}

/** The paths of all folders in which the person has at least this level. */
export function reachable(root, person, least = 'view') {
  const wanted = LEVELS.indexOf(least);
  return Object.entries(accessMap(root, person))
    .filter(([, level]) => LEVELS.indexOf(level) >= wanted)
    .map(([path]) => path);
}
