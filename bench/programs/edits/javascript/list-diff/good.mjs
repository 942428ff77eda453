// Compares two snapshots of keyed records and reports what changed.

const DEFAULTS = {
  key: 'id',
  ignore: [],
  trackMoves: true,
};

function isPlainObject(value) {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

export function deepEqual(a, b) {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, i) => deepEqual(item, b[i]));
  }
  if (!isPlainObject(a) || !isPlainObject(b)) return false;
  const keysA = Object.keys(a);
  if (keysA.length !== Object.keys(b).length) return false;
  return keysA.every((key) => Object.hasOwn(b, key) && deepEqual(a[key], b[key]));
}

function indexBy(records, keyName) {
  const index = new Map();
  records.forEach((record, position) => {
    const key = record[keyName];
    if (key === undefined || key === null) {
      throw new Error(`Record at ${position} has no "${keyName}"`);
    }
    if (index.has(key)) throw new Error(`Duplicate key ${key}`);
    index.set(key, { record, position });
  });
  return index;
}

export function diffRecord(before, after, ignore = [], path = '') {
  const ignored = new Set(ignore);
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changes = [];

  for (const name of names) {
    const fullName = path ? `${path}.${name}` : name;
    if (ignored.has(fullName)) continue;
    const from = before[name];
    const to = after[name];
    if (isPlainObject(from) && isPlainObject(to)) {
      changes.push(...diffRecord(from, to, ignore, fullName));
    } else if (!deepEqual(from, to)) {
      changes.push({ field: fullName, from, to });
    }
  }
  return changes;
}

// Positions are compared among the surviving records only, so that an
// insertion at the top does not mark every following record as moved.
function findMoves(oldIndex, newIndex) {
  const oldOrder = [...oldIndex.keys()].filter((key) => newIndex.has(key));
  const newOrder = [...newIndex.keys()].filter((key) => oldIndex.has(key));
  const rank = new Map(oldOrder.map((key, i) => [key, i]));
  return newOrder
    .map((key, i) => ({ key, from: rank.get(key), to: i }))
    .filter((move) => move.from !== move.to);
}

export function diffLists(before, after, options = {}) {
  const { key, ignore, trackMoves } = { ...DEFAULTS, ...options };
  const oldIndex = indexBy(before, key);
  const newIndex = indexBy(after, key);
  const result = { added: [], removed: [], changed: [], moved: [] };

  for (const [id, { record, position }] of newIndex) {
    const previous = oldIndex.get(id);
    if (!previous) {
      result.added.push({ key: id, position, record });
      continue;
    }
    const changes = diffRecord(previous.record, record, ignore);
    if (changes.length > 0) result.changed.push({ key: id, changes });
  }
  for (const [id, { record, position }] of oldIndex) {
    if (!newIndex.has(id)) result.removed.push({ key: id, position, record });
  }
  if (trackMoves) result.moved = findMoves(oldIndex, newIndex);
  return result;
}

export function isEmptyDiff(diff) {
  return Object.values(diff).every((entries) => entries.length === 0);
}

function setPath(target, path, value) {
  const names = path.split('.');
  const last = names.pop();
  let node = target;
  for (const name of names) {
    node[name] = { ...node[name] };
    node = node[name];
  }
  if (value === undefined) delete node[last];
  else node[last] = value;
}

// Applies additions, removals and field changes; moves are not replayed.
export function applyDiff(before, diff, keyName = DEFAULTS.key) {
  const removed = new Set(diff.removed.map((entry) => entry.key));
  const changes = new Map(diff.changed.map((entry) => [entry.key, entry.changes]));

  const result = before
    .filter((record) => !removed.has(record[keyName]))
    .map((record) => {
      const copy = { ...record };
      for (const { field, to } of changes.get(record[keyName]) ?? []) {
        setPath(copy, field, to);
      }
      return copy;
    });
  for (const { position, record } of [...diff.added].sort((a, b) => a.position - b.position)) {
    result.splice(position, 0, record);
  }
  return result;
}

export function summarize(diff) {
  if (isEmptyDiff(diff)) return 'no changes';
  return Object.entries(diff)
    .filter(([, entries]) => entries.length > 0)
    .map(([name, entries]) => `${entries.length} ${name}`)
    .join(', ');
}
