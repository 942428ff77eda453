// The organisation as a tree of units: { name, own, units?: [...] } where
// `own` is the unit's own budget; the cost of a unit includes all units below.
export function total(unit) {
  return unit.own + (unit.units ?? []).reduce((sum, child) => sum + child.own, 0);
}

export function find(unit, name) {
  if (unit.name === name) {
    return unit;
  }
  for (const child of unit.units ?? []) {
    const found = find(child, name);
    if (found) {
      return found;
    }
  }
  return null;
}

export function depth(unit) {
  return 1 + Math.max(0, ...(unit.units ?? []).map(depth));
}

// The names from the top down to the unit, or [] if it is not there.
export function pathTo(unit, name) {
  if (unit.name === name) {
    return [unit.name];
  }
  for (const child of unit.units ?? []) {
    const path = pathTo(child, name);
    if (path.length) {
      return [unit.name, ...path];
    }
  }
  return [];
}
