import type { Edit } from "../syntax.ts";

/** What comes in runs: one sign and what follows it, what is escaped between quotes, a first sign that is of fewer than the rest. */
export function* runs(pattern: string): Iterable<Edit> {
  yield* together(pattern);
  yield* heads(pattern);
}

/** One sign and what follows it, as often as it comes: `\.\w+` → `(?:\.\w+)+`; between quotes an escaped one. */
function* together(pattern: string): Iterable<Edit> {
  for (const { 0: whole, index } of pattern.matchAll(/(?:\\[^\w\s]|[-.,:;/@_ #])(?:\[(?:\\.|[^\]\\])*\]|\\[a-zA-Z]|\.)[+*]/g)) {
    const put = (text: string): string => pattern.slice(0, index) + text + pattern.slice(index + whole.length);
    for (const [mark, weight] of [
      ["+", 0.45],
      ["*", 0.45],
      ["?", 0.4],
    ] as const)
      yield [put(`(?:${whole})${mark}`), weight];
  }
  for (const { 0: whole, 1: quote = "", index } of pattern.matchAll(/\[\^(["'`])\]([*+])/g)) {
    const mark = whole.at(-1) ?? "*";
    yield [`${pattern.slice(0, index)}(?:[^${quote}\\\\]|\\\\.)${mark}${pattern.slice(index + whole.length)}`, 0.6];
  }
}

/** Only the first is of the class: `[A-Z]{2,}` → `[A-Z][A-Z0-9]+`, and the other way round as well. */
function* heads(pattern: string): Iterable<Edit> {
  for (const { 0: whole, 1: body = "", 2: times = "", index } of pattern.matchAll(/\[((?:\\.|[^\]\\^])+)\](\{\d,\}|[+*])/g)) {
    const put = (text: string): string => pattern.slice(0, index) + text + pattern.slice(index + whole.length);
    const many = times === "+" ? "*" : times.startsWith("{2") ? "+" : times;
    for (const more of ["0-9", "a-z", "\\w", "_"])
      if (times !== "*" && !body.includes(more)) yield [put(`[${body}][${more === "\\w" ? "" : body}${more}]${many}`), 0.35];
  }
}
