/** How often something comes: once, never, in a run. */
export function* quantify(pattern: string, at: number, factor = 1): Iterable<[string, number]> {
  for (const [mark, weight] of [
    ["+", 0.5],
    ["*", 0.45],
    ["?", 0.5],
  ] as const)
    yield [pattern.slice(0, at) + mark + pattern.slice(at), weight * factor];
}

export function* counts(pattern: string, at: number): Iterable<[string, number]> {
  const match = /^\{(\d+)(,?)(\d*)\}/.exec(pattern.slice(at));
  if (match === null) return;
  const [whole, from = "0", comma = "", to = ""] = match;
  const put = (text: string): string => pattern.slice(0, at) + text + pattern.slice(at + whole.length);
  const low = Number(from);
  const options = [`{${low + 1}${comma}${to}}`, `{${low},}`, "+", "*", comma === "" ? `{1,${low}}` : `{${low}}`];
  if (comma === "") options.push(`{${low},${low + 1}}`);
  if (low > 0) options.push(`{${low - 1}${comma}${to}}`);
  if (to !== "") options.push(`{${low},${Number(to) + 1}}`, `{${low},${Math.max(low, Number(to) - 1)}}`);
  for (const option of options) yield [put(option), 0.45];
}

/** One sign and what follows it, as often as it comes: `\.\w+` → `(?:\.\w+)+`; between quotes an escaped one. */
export function* runs(pattern: string): Iterable<[string, number]> {
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
export function* heads(pattern: string): Iterable<[string, number]> {
  for (const { 0: whole, 1: body = "", 2: times = "", index } of pattern.matchAll(/\[((?:\\.|[^\]\\^])+)\](\{\d,\}|[+*])/g)) {
    const put = (text: string): string => pattern.slice(0, index) + text + pattern.slice(index + whole.length);
    const many = times === "+" ? "*" : times.startsWith("{2") ? "+" : times;
    for (const more of ["0-9", "a-z", "\\w", "_"])
      if (times !== "*" && !body.includes(more)) yield [put(`[${body}][${more === "\\w" ? "" : body}${more}]${many}`), 0.35];
  }
}
