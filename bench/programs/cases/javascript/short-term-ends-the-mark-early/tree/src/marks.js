/**
 * Marks the search terms in a line of text. Overlapping and touching hits become
 * one mark; upper and lower case do not matter.
 */

/** All places of one term as [start, end) pairs. */
function places(text, term) {
  const found = [];
  const needle = term.toLowerCase();
  if (needle === '') {
    return found;
  }
  const hay = text.toLowerCase();
  let at = hay.indexOf(needle);
  while (at !== -1) {
    found.push([at, at + needle.length]);
    at = hay.indexOf(needle, at + 1);
  }
  return found;
}

/**
 * The ranges to mark, in order and without overlap.
 *
 * ranges('banana bread', ['nan', 'bread']) // [[2, 5], [7, 12]]
 */
export function ranges(text, terms) {
  const all = terms.flatMap((term) => places(text, term));
  all.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const merged = [];
  for (const [start, end] of all) {
    const last = merged[merged.length - 1];
    if (last && start <= last[1]) {
      last[1] = end;
    } else {
      merged.push([start, end]);
    }
  }
  return merged;
}

/** The text with the marks around the hits. */
export function mark(text, terms, before = '[', after = ']') {
  let out = '';
  let done = 0;
  for (const [start, end] of ranges(text, terms)) {
    out += text.slice(done, start) + before + text.slice(start, end) + after;
    done = end;
  }
  return out + text.slice(done);
}

/** A piece of the text around the first hit, `around` characters on both sides. */
export function excerpt(text, terms, around = 10) {
  const [first] = ranges(text, terms);
  if (!first) {
    return text.slice(0, 2 * around);
  }
  const from = Math.max(0, first[0] - around);
  const to = Math.min(text.length, first[1] + around);
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}
