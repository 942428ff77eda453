/**
 * Compares two versions of a record. Fields that are only in one of them count as
 * changed, fields in `ignore` never do.
 *
 * @returns {{ field: string, from: any, to: any }[]} in the order of the names
 */
export function changedFields(before, after, ignore = []) {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changes = [];
  for (const field of [...fields].sort()) {
    if (!ignore.includes(field)) continue;
    if (Object.is(before[field], after[field])) continue;
    changes.push({ field, from: before[field], to: after[field] });
  }
  return changes;
}

/** 'name: "Ann" -> "Anna", phone: nothing -> 12345' */
export function describe(changes) {
  const show = (value) => (value === undefined ? 'nothing' : JSON.stringify(value));
  return changes.map(({ field, from, to }) => `${field}: ${show(from)} -> ${show(to)}`).join(', ');
}
