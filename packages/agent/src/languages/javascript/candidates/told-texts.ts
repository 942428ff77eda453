import { sharp, type Made } from "./told-leaves.ts";

/** A sign, or two of them, that stands at an end or between parts. */
const MARK = /^[^\p{L}\p{N}]{1,2}$/u;

/** What makes one text of the other, with signs that the two show. */
export function* madeOfText(actual: string, expected: string): Iterable<Made> {
  yield* ends(actual, expected);
  yield* signs(actual, expected);
  yield* numbers(actual, expected);
  yield* pieces(actual, expected);
  yield* escapes(actual, expected);
  yield* parts(actual, expected);
  yield* between(actual, expected);
  for (const [name, shape, make] of KNOWN) yield { name, shape, of: "text", make: (one) => make(String(one)) };
}

const KNOWN: readonly (readonly [name: string, shape: string, make: (text: string) => unknown])[] = [
  ["encodeURIComponent", "encodeURIComponent(#)", encodeURIComponent],
  ["decodeURIComponent", "decodeURIComponent(#)", decoded],
  ["stringify", "JSON.stringify(#)", (text) => JSON.stringify(text)],
  ["replace", String.raw`#.replace(/\\/g, "\\\\")`, (text) => text.replaceAll("\\", "\\\\")],
  ["replace", String.raw`#.replace(/\r\n/g, "\n")`, (text) => text.replaceAll("\r\n", "\n")],
  ["replace", String.raw`#.replace(/\r/g, "")`, (text) => text.replaceAll("\r", "")],
  ["replace", String.raw`#.replace(/^\uFEFF/, "")`, (text) => text.replace(/^\uFEFF/, "")],
  ["replace", String.raw`#.replace(/\n+$/, "")`, (text) => text.replace(/\n+$/, "")],
  ["replace", String.raw`#.replace(/\n{3,}/g, "\n\n")`, (text) => text.replaceAll(/\n{3,}/g, "\n\n")],
  ["replace", String.raw`#.replace(/\s+/g, "")`, (text) => text.replaceAll(/\s+/g, "")],
  ["replace", String.raw`#.replace(/\+/g, " ")`, (text) => text.replaceAll("+", " ")],
  ["replace", `#.replace(/&/g, "&amp;")`, (text) => text.replaceAll(/&/g, "&amp;")],
  ["replace", `#.replace(/</g, "&lt;")`, (text) => text.replaceAll("<", "&lt;")],
  ["replace", `#.replace(/>/g, "&gt;")`, (text) => text.replaceAll(">", "&gt;")],
  ["replace", `#.replace(/"/g, "&quot;")`, (text) => text.replaceAll('"', "&quot;")],
  ["replace", `#.replace(/'/g, "${sharp("&#39;")}")`, (text) => text.replaceAll("'", "&#39;")],
  ["toLowerCase", "#.charAt(0).toLowerCase() + #.slice(1)", (text) => text.charAt(0).toLowerCase() + text.slice(1)],
  [
    "toLowerCase",
    "#.charAt(0).toUpperCase() + #.slice(1).toLowerCase()",
    (text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase(),
  ],
  [
    "toUpperCase",
    String.raw`#.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())`,
    (text) => text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  ],
  [
    "normalize",
    `#.normalize("NFD").replace(/[\\u0300-\\u036f]/g, "")`,
    (text) => text.normalize("NFD").replaceAll(/[\u0300-\u036f]/g, ""),
  ],
  ["parse", "JSON.parse(#)", parsed],
];

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A sign that is lost or left over at an end: `src/a` and `/src/a`, `-a-` and `a`, `"a"` and `a`. */
function* ends(actual: string, expected: string): Iterable<Made> {
  const add = expected.length - actual.length;
  const [before, behind] = [expected.slice(0, Math.max(add, 0)), expected.slice(actual.length)];
  if (add > 0 && expected.endsWith(actual) && MARK.test(before))
    yield {
      name: "startsWith",
      shape: `${sharp(JSON.stringify(before))} + #`,
      of: "text",
      make: (one) => before + String(one),
      before,
    };
  if (add > 0 && expected.startsWith(actual) && MARK.test(behind))
    yield {
      name: "endsWith",
      shape: `# + ${sharp(JSON.stringify(behind))}`,
      of: "text",
      make: (one) => String(one) + behind,
      behind,
    };
  const quote = expected.charAt(0);
  if (add === 2 && /["'`]/.test(quote) && expected === quote + actual + quote) {
    const mark = JSON.stringify(quote);
    yield { name: "quote", shape: `${mark} + # + ${mark}`, of: "text", make: (one) => quote + String(one) + quote };
  }
  if (add === -2 && actual === `${actual.charAt(0)}${expected}${actual.at(-1)}` && MARK.test(actual.charAt(0))) {
    yield { name: "slice", shape: "#.slice(1, -1)", of: "text", make: (one) => String(one).slice(1, -1) };
    if (/["']/.test(actual.charAt(0))) {
      const pattern = String.raw`/^["']|["']$/g`;
      yield {
        name: "replace",
        shape: `#.replace(${pattern}, "")`,
        of: "text",
        make: (one) => String(one).replaceAll(/^["']|["']$/g, ""),
      };
    }
  }
  for (const sign of new Set([actual.charAt(0), actual.at(-1) ?? ""])) {
    if (add >= 0 || !MARK.test(sign) || sign === " ") continue;
    const mark = written(sign);
    for (const pattern of [`^${mark}+`, `${mark}+$`, `^${mark}+|${mark}+$`]) yield replacing(pattern, "");
  }
}

/** One sign for another, or for nothing; several in a row that should be one. */
function* signs(actual: string, expected: string): Iterable<Made> {
  for (const sign of new Set(actual.match(/[^\p{L}\p{N}]/gu) ?? [])) {
    const mark = written(sign);
    if (actual.includes(sign + sign)) yield replacing(`${mark}{2,}`, sign);
    if (expected.includes(sign)) continue;
    for (const other of new Set(["", ...(expected.match(/[^\p{L}\p{N}]/gu) ?? [])])) yield replacing(mark, other);
  }
}

/** All before a sign, or behind it: `2024-01-05T00:00` and `2024-01-05`. */
function* parts(actual: string, expected: string): Iterable<Made> {
  if (expected === "" || actual.length <= expected.length) return;
  const [after, before] = [actual.charAt(expected.length), actual.at(-expected.length - 1) ?? ""];
  if (/^\d{4}-\d\d-\d\dT/.test(actual))
    yield { name: "slice", shape: "#.slice(0, 10)", of: "text", make: (text) => String(text).slice(0, 10) };
  if (!expected.includes(after)) {
    const mark = sharp(JSON.stringify(after));
    yield { name: "split", shape: `#.split(${mark})[0]`, of: "text", make: (text) => String(text).split(after)[0] };
  }
  if (expected.includes(before)) return;
  const mark = sharp(JSON.stringify(before));
  yield { name: "split", shape: `#.split(${mark}).pop()`, of: "text", make: (text) => String(text).split(before).pop() };
}

const SEPARATORS = [", ", "; ", " ", "\n", ";", "|", "/", "-", " | ", ""];

/** What is missing between two parts of a text; a list in it that has but commas; letters of one part in another case. */
function* between(actual: string, expected: string): Iterable<Made> {
  const piece = (name: string, shape: string, fits: Made["fits"]): Made => ({
    name,
    shape,
    of: "piece",
    make: String,
    fits: fits ?? isOther,
  });
  const size = expected.length - actual.length;
  const at = [...actual].findIndex((sign, index) => sign !== expected[index]);
  const mark = expected.slice(at, at + size);
  const isPut = (one: string, other: string): boolean =>
    other.length > one.length && [...one].some((_, index) => one.slice(0, index) + mark + one.slice(index) === other);
  if (at > 0 && size > 0 && MARK.test(mark) && isPut(actual, expected))
    yield piece("mark", `${sharp(JSON.stringify(mark))} + #`, isPut);
  for (const separator of SEPARATORS)
    if (actual.includes(",") && isWritten(actual, expected, ",", separator))
      yield piece("join", `#.join(${JSON.stringify(separator)})`, (one, other) => isWritten(one, other, ",", separator));
  if (actual.toLowerCase() !== expected.toLowerCase()) return;
  const differing = [...actual].filter((letter, index) => letter !== expected[index]);
  for (const method of ["toLowerCase", "toUpperCase"] as const)
    if (differing.every((letter) => letter[method]() !== letter)) yield piece(method, `#.${method}()`, isOtherCase);
}

const isOther = (one: string, other: string): boolean => one !== other;
const isOtherCase = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const GROUPS = String.raw`\B(?=(\d{3})+(?!\d))`;

/** Numbers within a text: digits that they lack, or have too many of. */
function* numbers(actual: string, expected: string): Iterable<Made> {
  if (/^\d+$/.test(actual) && actual.length < expected.length)
    yield {
      name: "padStart",
      shape: `#.padStart(${expected.length}, "0")`,
      of: "text",
      make: (text) => String(text).padStart(expected.length, "0"),
    };
  for (const size of [2, 3, 4])
    yield someOf("padStart", `String(#).padStart(${size}, "0")`, (digits) => digits.padStart(size, "0"));
  const fixed = /\.(\d+)/.exec(expected)?.[1]?.length ?? 0;
  if (/\d/.test(expected)) yield someOf("toFixed", `#.toFixed(${fixed})`, (number) => Number(number).toFixed(fixed));
  if (/\.\d*0(?!\d)/.test(actual)) yield someOf("Number", "Number(#)", (number) => String(Number(number)));
  if (/\d,\d{3}/.test(expected) && !/\d,\d{3}/.test(actual)) {
    const grouped = (text: unknown): string => String(text).replaceAll(new RegExp(GROUPS, "g"), ",");
    yield { name: "replace", shape: `String(#).replace(/${GROUPS}/g, ",")`, of: "piece", make: grouped };
    yield { name: "toLocaleString", shape: `#.toLocaleString("en-US")`, of: "piece", make: grouped };
  }
}

const NUMBER = /(\d+(?:\.\d+)?(?:e[+-]?\d+)?)/;

/** One or more of the numbers in a text, written otherwise. */
function someOf(name: string, shape: string, write: (number: string) => string): Made {
  const fits = (actual: string, expected: string): boolean => {
    const [came, wanted] = [actual.split(NUMBER), expected.split(NUMBER)];
    return (
      came.length === wanted.length &&
      came.every((part, at) => part === wanted[at] || (at % 2 === 1 && write(part) === wanted[at]))
    );
  };
  return { name, shape, of: "piece", make: String, fits };
}

/** Signs and how they are written in a text with a grammar of its own. */
const ESCAPED: readonly (readonly [sign: string, as: string])[] = [
  ['"', "&quot;"],
  ["'", "&#39;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ["&", "&amp;"],
  ['"', '\\"'],
  ["'", "\\'"],
  ["'", "''"],
  ['"', '""'],
  ["\\", "\\\\"],
  ["\n", "\\n"],
  ["|", "\\|"],
  ["`", "\\`"],
  ["$", "$$"],
];

/** A value in a text that has a sign of that text's own: `"a"b"` and `"a&quot;b"`. */
function* escapes(actual: string, expected: string): Iterable<Made> {
  const at = [...actual].findIndex((sign, index) => sign !== expected[index]);
  const sign = actual.charAt(at);
  if (at < 0) return;
  const encoded = encodedSign(sign);
  if (encoded !== sign && isWritten(actual, expected, sign, encoded))
    yield { name: "encodeURIComponent", shape: "encodeURIComponent(#)", of: "piece", make: String, fits: () => true };
  for (const [one, as] of ESCAPED)
    if (isWritten(actual, expected, one, as))
      yield {
        name: "replace",
        shape: `#.replace(/${sharp(written(one))}/g, ${sharp(JSON.stringify(as.replaceAll("$", "$$$$")))})`,
        of: "piece",
        make: String,
        fits: () => true,
      };
}

function encodedSign(sign: string): string {
  return /[\ud800-\udfff]/.test(sign) ? sign : encodeURIComponent(sign);
}

/** Whether a text is another one with some of a sign written otherwise. */
function isWritten(actual: string, expected: string, sign: string, as: string): boolean {
  let at = 0;
  let count = 0;
  for (const one of actual) {
    if (one === sign && expected.startsWith(as, at)) {
      at += as.length;
      count += 1;
    } else if (expected.startsWith(one, at)) at += one.length;
    else return false;
  }
  return at === expected.length && count > 0;
}

/** What a value that is none, or an object, looks like in a text. */
function* pieces(actual: string, expected: string): Iterable<Made> {
  for (const none of ["undefined", "null", "NaN", "false"]) {
    if (!actual.includes(none) || expected.includes(none)) continue;
    const without = (text: unknown): string => String(text).replaceAll(none, "");
    const shape = none === "undefined" || none === "null" ? `(# ?? "")` : `(# || "")`;
    yield { name: "nothing", shape, of: "piece", make: without };
    if (none === "NaN")
      yield { name: "nothing", shape: "(# || 0)", of: "piece", make: (text) => String(text).replaceAll(none, "0") };
  }
  if (actual.includes("[object Object]") && /[{[]/.test(expected))
    yield { name: "stringify", shape: "JSON.stringify(#)", of: "piece", make: () => expected };
}

function replacing(pattern: string, by: string): Made {
  const wanted = new RegExp(pattern, "g");
  const isAtOneEnd = /^\^|\$$/.test(pattern) && !pattern.includes("|");
  const shape = `#.replace(/${sharp(pattern)}/${isAtOneEnd ? "" : "g"}, ${sharp(JSON.stringify(by))})`;
  return { name: "replace", shape, of: "text", make: (text) => String(text).replaceAll(wanted, () => by) };
}

function written(sign: string): string {
  const known: Readonly<Record<string, string>> = {
    "\n": String.raw`\n`,
    "\t": String.raw`\t`,
    "\r": String.raw`\r`,
    "\u00a0": String.raw`\u00a0`,
  };
  return known[sign] ?? (/[\\^$.*+?()[\]{}|/]/.test(sign) ? `\\${sign}` : sign);
}
