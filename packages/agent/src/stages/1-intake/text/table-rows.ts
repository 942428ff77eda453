/** A line of a table, with or without a bar at its head; bars within code divide nothing. */
export function isTableRow(line: string): boolean {
  const text = line.trim();
  if (text.startsWith("|")) return true;
  return text.includes("|") && / \| |^:?-{2,}:? ?\|/.test(text.replaceAll(/`[^`]*`/g, "``"));
}
