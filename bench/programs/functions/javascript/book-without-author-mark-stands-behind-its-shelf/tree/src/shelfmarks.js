/**
 * Shelf marks of a library: letters, a number and perhaps an author mark,
 * like 'QA 76.9 K55' or 'QA 76'.
 */
export function parseMark(mark) {
  const match = /^([A-Z]+) (\d+(?:\.\d+)?)(?: ([A-Z]\d+))?$/.exec(mark);
  if (!match) throw new SyntaxError(`not a shelf mark: ${mark}`);
  return { letters: match[1], number: Number(match[2]), author: match[3] ?? null };
}

/**
 * Order of two marks for sort(). Letters count first, then the number, then the
 * author mark. "Nothing before something": a mark without an author mark comes
 * before the same one with it. The digits of an author mark are a decimal
 * fraction, so K55 stands between K5 and K6.
 */
export function compareMarks(left, right) {
  const a = parseMark(left);
  const b = parseMark(right);
  if (a.letters !== b.letters) return a.letters < b.letters ? -1 : 1;
  if (a.number !== b.number) return a.number - b.number;
  if (a.author === b.author) return 0;
  if (a.author === null) return 1;
  if (b.author === null) return 1;
  return a.author < b.author ? -1 : 1;
}

/** The marks in the order in which the books stand on the shelf. */
export function shelve(marks) {
  return [...marks].sort(compareMarks);
}
