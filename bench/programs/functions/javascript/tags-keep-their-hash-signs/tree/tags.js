/**
 * Tags as people type them, brought into one form: without hash signs in front,
 * in lower case, words joined by a dash.
 */
export function toTag(typed) {
  let tag = typed.trim().toLowerCase();
  tag.replace(/^#+\s*/, '');
  tag = tag.replace(/\s+/g, '-');
  return tag;
}

/** The tags of a line, separated by commas, each once and without empty ones. */
export function parseTags(line) {
  const tags = line.split(',').map(toTag);
  return [...new Set(tags)].filter((tag) => tag !== '');
}

/** How often each tag occurs in all lines, the most frequent first, then by name. */
export function tagCloud(lines) {
  const counts = new Map();
  for (const tag of lines.flatMap(parseTags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
}
