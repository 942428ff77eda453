/** Class name without its module or package: `pkg.errors.ParseError` → `ParseError`. */
export function baseErrorName(name: string): string {
  return (
    name
      .trim()
      .replace(/\(.*$/s, "")
      .split(/[.:\s]+/)
      .filter(Boolean)
      .at(-1) ?? ""
  );
}

function words(message: string): string[] {
  return (
    message
      .toLowerCase()
      .replace(/0x[0-9a-f]+/g, "0x")
      .match(/[\p{L}\p{N}_$]+/gu) ?? []
  );
}

/**
 * Whether an error's message is the stated one: one holds the other, or three
 * quarters of the stated words occur, since addresses, paths and wording
 * between versions vary.
 */
export function sameMessage(stated: string, seen: string): boolean {
  const wanted = words(stated);
  if (wanted.length === 0) return true;
  const found = words(seen);
  const joined = ` ${found.join(" ")} `;
  if (joined.includes(` ${wanted.join(" ")} `)) return true;
  const present = new Set(found);
  const hits = wanted.filter((word) => present.has(word)).length;
  return wanted.length >= 3 && hits / wanted.length >= 0.75;
}
