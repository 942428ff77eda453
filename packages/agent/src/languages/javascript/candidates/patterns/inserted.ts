import type { AST } from "@eslint-community/regexpp";
import {
  bodyOf,
  insert,
  isClass,
  isGroup,
  literally,
  put,
  putAll,
  takes,
  signOf,
  spelled,
  type Edit,
  type Pattern,
} from "./syntax.ts";
import type { Told } from "./told.ts";

/** What comes in between two parts, at an end, or goes: blanks, a sign, a piece of the example. */
export function* inserted(pattern: Pattern, told: Told): Iterable<Edit> {
  for (const sequence of pattern.sequences) {
    const { elements } = sequence;
    for (let at = 0; at <= elements.length; at++) {
      const [left, right] = [elements[at - 1], elements[at]];
      const place = right?.start ?? sequence.end;
      for (const [text, weight] of between(left, right, told)) yield [insert(pattern, place, text), weight];
    }
    yield* runs(pattern, elements);
    yield* around(pattern, elements, told);
    yield* rests(pattern, elements, told);
  }
  yield* alike(pattern, told);
}

const BLANK = /^(?:\\s| |\[ \\t\]|\[.*\\s.*\])$/;

function* between(left: AST.Element | undefined, right: AST.Element | undefined, told: Told): Iterable<Edit> {
  const beside = [left, right].map((one) => (one === undefined ? undefined : bodyOf(one)));
  const isEnd = beside.some((one) => one === undefined || one.type === "Assertion");
  if (!beside.some((one) => one !== undefined && BLANK.test(one.raw) && !one.raw.startsWith("[^"))) {
    const isSign = beside.some((one) => /[:=,;|<>{}()[\]]/.test(signOf(one) ?? ""));
    const share = isSign ? 1 : isEnd ? 0.7 : beside.some((one) => one !== undefined && isGroup(one)) ? 0.8 : 0.5;
    for (const [blanks, weight] of BLANKS) yield [blanks, weight * share];
  }
  const signs = beside.map(signOf);
  for (const sign of told.signs) {
    if (/\s/.test(sign) || signs.includes(sign)) continue;
    const role = told.roles.get(sign);
    const isBeside = (role === "before" && isTaken(beside[1])) || (role === "behind" && isTaken(beside[0]));
    // What a class beside it takes already need not be said.
    const share = beside.some((one) => one !== undefined && isClass(one) && takes(one, sign, "")) ? 0.4 : 1;
    yield [`${literally(sign)}?`, share * (isBeside ? 0.75 : isEnd ? 0.5 : 0.35)];
    yield [literally(sign), 0.25];
  }
  if (isDigit(beside[0]) && told.texts.some((text) => /\de[+-]?\d/i.test(text)))
    yield [String.raw`(?:[eE][+-]?\d+)?`, right === undefined || right.type === "Assertion" ? 1.2 : 0.5];
  for (const [text, weight] of COMMON)
    if (!told.signs.includes(text.replaceAll(/[\\?*]/g, ""))) yield [text, weight * (isEnd ? 1 : 0.6)];
  if (right?.type === "Character" && right.value === 10) yield [String.raw`\r?`, 0.6];
  for (const piece of told.pieces)
    if (piece.length > 1 && piece.length <= 12) {
      const written = spelled(piece);
      yield [`(?:${written})?`, isEnd ? 0.4 : 0.25];
    }
}

/** A sign may stand before or behind what takes several, or one of several. */
function isTaken(node: AST.Element | undefined): boolean {
  return node !== undefined && (isClass(node) || isGroup(node));
}

function isDigit(node: AST.Element | undefined): boolean {
  return node !== undefined && (node.raw === String.raw`\d` || node.raw === "[0-9]" || (isGroup(node) && /\d/.test(node.raw)));
}

/** `,` → `\s*,\s*`. */
function* around(pattern: Pattern, elements: readonly AST.Element[], { signs }: Told): Iterable<Edit> {
  for (const element of elements) {
    const sign = signOf(element);
    if (sign === null || /[\w\s]/.test(sign)) continue;
    yield [put(pattern, element, String.raw`\s*${element.raw}\s*`), signs.includes(" ") ? 0.7 : 0.45];
  }
}

/** `\.png$` → `\.png(?:\?.*)?$`: a sign of the example, and what follows it, before the end. */
function* rests(pattern: Pattern, elements: readonly AST.Element[], { signs }: Told): Iterable<Edit> {
  const end = elements.at(-1);
  if (end?.type !== "Assertion" || end.kind !== "end") return;
  for (const sign of signs)
    if (!/\s/.test(sign))
      for (const [part, weight] of [
        [".*", 0.45],
        [String.raw`[\w.-]+`, 0.5],
      ] as const)
        yield [insert(pattern, end.start, `(?:${literally(sign)}${part})?`), weight];
}

/** A sign before each of several parts that are alike: `(\d+),(\d+)` → `(-?\d+),(-?\d+)`. */
function* alike(pattern: Pattern, { roles }: Told): Iterable<Edit> {
  const elements = pattern.sequences.flatMap((sequence) => sequence.elements);
  const parts = elements.filter((element) => element.type === "Quantifier" && isClass(element.element));
  for (const same of Map.groupBy(parts, ({ raw }) => raw).values())
    if (same.length > 1 && same.length <= 6)
      for (const sign of new Set([...roles.keys(), "-"]))
        if (/[^\s\w]/.test(sign) && same.every(({ raw }) => !raw.includes(sign)))
          yield [putAll(pattern, same, ({ raw }) => `${literally(sign)}?${raw}`), roles.get(sign) === "before" ? 0.8 : 0.3];
}

const BLANKS: readonly Edit[] = [
  [String.raw`\s*`, 0.6],
  [" *", 0.4],
  [String.raw`[ \t]*`, 0.4],
  [String.raw`\s+`, 0.25],
  [" ", 0.3],
  [" ?", 0.25],
  [" {0,3}", 0.15],
];

const COMMON: readonly Edit[] = [
  ["-?", 0.4],
  ["[+-]?", 0.35],
  ["#?", 0.2],
  [String.raw`\/?`, 0.3],
  [String.raw`\.?`, 0.25],
  [String.raw`\n?`, 0.2],
  [String.raw`\d*`, 0.2],
  [".*", 0.2],
  [String.raw`(?:\.\d+)?`, 0.3],
];

const LONGEST = 6;

/** Neighbouring parts together: they may be missing, come more often, stand once more, or in the other order. */
function* runs(pattern: Pattern, elements: readonly AST.Element[]): Iterable<Edit> {
  for (const [first, from] of elements.entries()) {
    if (from.type !== "Assertion" || from.kind === "lookahead" || from.kind === "lookbehind") yield [put(pattern, from, ""), 0.4];
    // What is asked for may not be part of it.
    if (from.type !== "Assertion" && elements.length > 0) {
      if (first === elements.length - 1) yield [put(pattern, from, `(?=${from.raw})`), 0.35];
      if (first === 0) yield [put(pattern, from, `(?<=${from.raw})`), 0.25];
    }
    for (let last = first + 1; last < Math.min(elements.length, first + LONGEST); last++) {
      const to = elements[last];
      if (to === undefined || to.type === "Assertion" || from.type === "Assertion") break;
      const run = { start: from.start, end: to.end };
      const text = pattern.text.slice(run.start, run.end);
      const isRest = last === elements.length - 1 || elements[last + 1]?.type === "Assertion";
      const isPart = signOf(from) !== null && /\W/.test(signOf(from) ?? "");
      const share = (isPart ? 1 : 0.5) * (isRest ? 1.2 : 0.8);
      yield [put(pattern, run, `(?:${text})?`), 0.5 * share];
      if (last - first < 4) {
        yield [put(pattern, run, `(?:${text})*`), 0.4 * share];
        yield [put(pattern, run, `(?:${text})+`), 0.35 * share];
        yield [put(pattern, run, ""), 0.3 * share];
        yield [insert(pattern, to.end, `(?:${text})?`), 0.45 * share];
        yield [insert(pattern, to.end, `(?:${text})*`), 0.3 * share];
      }
      if (last === first + 1 && from.raw !== to.raw && (isClass(bodyOf(from)) || isGroup(bodyOf(from)) || isGroup(bodyOf(to))))
        yield [put(pattern, run, to.raw + from.raw), 0.3];
    }
  }
}
