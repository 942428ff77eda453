// Compares nested settings objects, describes the changes and applies them.

const SECRET = /(password|secret|token|api_?key)$/i;

function isPlain(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function sameValue(a, b) {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, i) => sameValue(item, b[i]));
  }
  if (isPlain(a) && isPlain(b)) {
    const keys = Object.keys(a);
    if (keys.length !== Object.keys(b).length) return false;
    return keys.every((key) => Object.hasOwn(b, key) && sameValue(a[key], b[key]));
  }
  return Object.is(a, b);
}

function clone(value) {
  if (Array.isArray(value)) return value.map(clone);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, clone(v)]));
}

// Keys may contain dots, so they are escaped inside a joined path.
const joinPath = (parts) => parts.map((p) => p.replace(/[.\\]/g, "\\$&")).join(".");

function isIgnored(path, ignore) {
  return ignore.some((prefix) => path === prefix || path.startsWith(`${prefix}.`));
}

export function diffSettings(before, after, { ignore = [] } = {}) {
  const changes = [];
  const visit = (left, right, parts) => {
    const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
    for (const key of [...keys].sort()) {
      const trail = [...parts, key];
      const path = joinPath(trail);
      if (isIgnored(path, ignore)) continue;
      if (!Object.hasOwn(left, key)) {
        changes.push({ type: "added", parts: trail, path, after: clone(right[key]) });
      } else if (!Object.hasOwn(right, key)) {
        changes.push({ type: "removed", parts: trail, path, before: clone(left[key]) });
      } else if (isPlain(left[key]) && isPlain(right[key])) {
        visit(left[key], right[key], trail);
      } else if (!sameValue(left[key], right[key])) {
        const [from, to] = [clone(left[key]), clone(right[key])];
        changes.push({ type: "changed", parts: trail, path, before: from, after: to });
      }
    }
  };
  visit(before, after, []);
  return changes;
}

export function applyChanges(settings, changes) {
  const result = clone(settings);
  for (const change of changes) {
    let target = result;
    for (const part of change.parts.slice(0, -1)) {
      if (!isPlain(target[part])) target[part] = {};
      target = target[part];
    }
    const key = change.parts.at(-1);
    if (change.type === "removed") delete target[key];
    else target[key] = clone(change.after);
  }
  return result;
}

const OPPOSITE = { added: "removed", removed: "added", changed: "changed" };

export function invert(changes) {
  return changes
    .map(({ type, parts, path, before, after }) => ({
      type: OPPOSITE[type],
      parts,
      path,
      before: after,
      after: before,
    }))
    .reverse();
}

// Paths on which two sets of changes disagree.
export function conflicts(ours, theirs) {
  const found = [];
  for (const mine of ours) {
    for (const other of theirs) {
      const nested =
        mine.path.startsWith(`${other.path}.`) || other.path.startsWith(`${mine.path}.`);
      const clash =
        mine.path === other.path &&
        (mine.type === "removed") !== (other.type === "removed");
      const differs = mine.path === other.path && !sameValue(mine.after, other.after);
      if (nested || clash || differs) found.push(mine.path);
    }
  }
  return [...new Set(found)];
}

function show(change, value) {
  if (SECRET.test(change.parts.at(-1))) return "******";
  return JSON.stringify(value);
}

export function describe(changes) {
  return changes.map((change) => {
    if (change.type === "added") return `+ ${change.path} = ${show(change, change.after)}`;
    if (change.type === "removed") return `- ${change.path} (was ${show(change, change.before)})`;
    return `~ ${change.path}: ${show(change, change.before)} -> ${show(change, change.after)}`;
  });
}

export function countBySection(changes) {
  const counts = {};
  for (const { parts, type } of changes) {
    const section = (counts[parts[0]] ??= { added: 0, removed: 0, changed: 0 });
    section[type] += 1;
  }
  return counts;
}
