const isGroup = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const show = (value) => JSON.stringify(value);

/**
 * What changed from one state of the settings to the next, one line each:
 *
 *   + name: value          only there afterwards
 *   - name                 only there before
 *   * name: old -> new     different
 *
 * Groups (plain objects) are compared entry by entry; the names of their
 * entries are written with dots. Lists count as single values.
 */
export function settingChanges(before, after, group = '') {
  const lines = [];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const name of names) {
    const full = group + name;
    const was = before[name];
    const is = after[name];
    if (was === undefined) {
      lines.push(`+ ${full}: ${show(is)}`);
    } else if (is === undefined) {
      lines.push(`- ${full}`);
    } else if (isGroup(was) && isGroup(is)) {
      lines.push(...settingChanges(is, was, `${full}.`));
    } else if (show(was) !== show(is)) {
      lines.push(`* ${full}: ${show(was)} -> ${show(is)}`);
    }
  }
  return lines;
}
