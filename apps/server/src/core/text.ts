/** PostgreSQL's text cannot hold NUL; lone surrogates are no text either. */
export function cleanText(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}

/** Nor can its JSON: the same for every text and key within. */
export function cleanJson<T>(value: T): T;
export function cleanJson(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return value.map((item: unknown) => cleanJson(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [cleanText(key), cleanJson<unknown>(item)]));
}
