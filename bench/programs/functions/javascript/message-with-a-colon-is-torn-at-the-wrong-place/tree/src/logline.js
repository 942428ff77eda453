/**
 * A line of the log looks like this:
 *
 *   [2024-05-01 12:00:03] WARN disk: almost full
 *
 * that is the time, the level, the source up to the first colon, and the message.
 */
const LINE = /^\[([^\]]+)\] ([A-Z]+) (.+): (.*)$/;

/** Fields of a line, or null if it is not a line of the log. */
export function parseLine(line) {
  const match = LINE.exec(line.trimEnd());
  if (match === null) return null;
  const [, time, level, source, message] = match;
  return { time, level, source, message };
}

/** Number of lines for each source; other lines are left out. */
export function countBySource(text, level) {
  const counts = {};
  for (const line of text.split('\n')) {
    const entry = parseLine(line);
    if (entry === null || (level && entry.level !== level)) continue;
    counts[entry.source] = (counts[entry.source] ?? 0) + 1;
  }
  return counts;
}
