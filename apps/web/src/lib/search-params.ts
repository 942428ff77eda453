/** Search parameters are text and stay so: `?q=1024` is a word to look for, not a number. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** A search parameter that is there and says something. */
export function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** A search parameter that is one of the words it may be. */
export function oneOf<const T extends string>(value: unknown, words: readonly T[]): T | undefined {
  return words.find((word) => word === value);
}

/** Leaves out what is not set, so that defaults do not show in the address. */
export function stringifySearch(search: Record<string, unknown>): string {
  const set = Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const text = new URLSearchParams(set).toString();
  return text === "" ? "" : `?${text}`;
}
