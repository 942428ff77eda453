import type { AST } from "@eslint-community/regexpp";
import { insert, isClass, isGroup, put, putAll, timesOf, type Edit, type Pattern } from "./syntax.ts";
import type { Told } from "./told.ts";

/** How often each part comes: `\d{3}` → `\d{2,}`, `(a)` → `(a)?`, `.*` → `.*?`. */
export function* times(pattern: Pattern, told: Told): Iterable<Edit> {
  const counts = [...pattern.counts];
  for (const { elements } of pattern.sequences)
    for (const element of elements) {
      if (element.type === "Quantifier") {
        const after = { start: element.element.end, end: element.end };
        for (const [other, weight] of others(element, told)) yield [put(pattern, after, other), weight];
        // What comes as often as something else of the pattern.
        for (const other of counts) if (other !== timesOf(element)) yield [put(pattern, after, other), 0.35];
        if (element.min === 1 && element.max === Infinity && /^(?:\\d|\[0-9\])$/.test(element.element.raw)) {
          const isTold = told.texts.some((text) => /(?<!\d)0\d/.test(text));
          for (const [other, weight] of WITHOUT_ZEROS) yield [put(pattern, element, other), weight * (isTold ? 2 : 1)];
        }
      } else if (element.type !== "Assertion") {
        for (const [mark, weight] of ONCE) yield [insert(pattern, element.end, mark), weight * shareOf(element)];
        if (isClass(element))
          for (const mark of ["{1,2}", "{2}", "+?", "*?", ...counts]) yield [insert(pattern, element.end, mark), 0.25];
      }
    }
  yield* counted(pattern);
  yield* alike(pattern);
}

/** `\d\d` → `\d+`, `\d{1,2}`: as many as there are. */
function* counted(pattern: Pattern): Iterable<Edit> {
  for (const { elements } of pattern.sequences)
    for (let at = 0, end = 0; at < elements.length; at = end) {
      const first = elements[at];
      end = at + 1;
      if (first === undefined || !isClass(first)) continue;
      while (elements[end]?.raw === first.raw) end += 1;
      const span = { start: first.start, end: elements[end - 1]?.end ?? first.end };
      if (end - at < 2) continue;
      for (const [mark, weight] of [
        ["+", 0.5],
        ["*", 0.4],
        [`{1,${end - at}}`, 0.4],
      ] as const)
        yield [put(pattern, span, first.raw + mark), weight];
    }
}

/** Numbers without zeros in front. */
const WITHOUT_ZEROS: readonly Edit[] = [
  [String.raw`(?:0|[1-9]\d*)`, 0.4],
  [String.raw`[1-9]\d*`, 0.25],
];

const ONCE: readonly Edit[] = [
  ["+", 0.5],
  ["*", 0.45],
  ["?", 0.5],
];

function shareOf(element: AST.Element): number {
  if (isGroup(element)) return 1.1;
  return isClass(element) ? 1 : element.type === "Character" && /\w/.test(element.raw) ? 0.5 : 0.9;
}

function* others(element: AST.Quantifier, told: Told): Iterable<Edit> {
  const { min, max, greedy } = element;
  const lazy = greedy ? "" : "?";
  const written = timesOf(element);
  if (!written.startsWith("{")) {
    const plain = written.slice(0, 1);
    for (const [mark, weight] of BARE[plain] ?? []) if (mark !== plain) yield [mark === "" ? "" : mark + lazy, weight];
    yield [greedy ? `${written}?` : plain, greedy ? 0.55 : 0.4];
    return;
  }
  const bounds = new Map<string, number>();
  const add = (low: number, high: number, weight: number): void => {
    if (low < 0 || high < low || (low === min && high === max)) return;
    const key = low === high ? `{${low}}` : `{${low},${high === Infinity ? "" : high}}`;
    bounds.set(key, Math.max(weight, bounds.get(key) ?? 0));
  };
  add(min, Infinity, 0.5);
  add(min - 1, max, 0.5);
  add(min + 1, max, 0.45);
  add(min, max + 1, 0.5);
  add(min, max - 1, 0.45);
  add(min - 1, Infinity, 0.4);
  add(min, max * 2, 0.35);
  add(1, max, 0.5);
  add(0, max, 0.45);
  for (let more = 2; more <= 3; more++) {
    add(min, max + more, 0.35);
    add(min + more, max + more, 0.3);
    add(min - more, max, 0.3);
    add(min - more, max - more, 0.25);
  }
  if (min === max) {
    add(min + 1, max + 1, 0.5);
    add(min - 1, max - 1, 0.45);
  }
  // As long as a run of the example.
  for (const { length } of told.pieces) {
    if (length > max) {
      add(min, Infinity, 0.8);
      add(min, length, 0.7);
    }
    if (length < min) add(length, max, 0.7);
  }
  for (const [text, weight] of bounds) yield [text + lazy, weight];
  yield [`+${lazy}`, 0.4];
  yield [`*${lazy}`, 0.35];
  yield ["", 0.25];
  yield [greedy ? `${written}?` : written.slice(0, -1), 0.3];
}

const BARE: Readonly<Record<string, readonly Edit[]>> = {
  "+": [
    ["*", 0.7],
    ["", 0.4],
    ["?", 0.3],
    ["{2,}", 0.3],
    ["{1,2}", 0.2],
  ],
  "*": [
    ["+", 0.7],
    ["?", 0.35],
    ["", 0.3],
  ],
  "?": [
    ["", 0.5],
    ["*", 0.6],
    ["+", 0.5],
  ],
};

/** The same at all parts that are alike: `^-|-$` → `^-+|-+$`, `\d{2}:\d{2}` → `\d{1,2}:\d{1,2}`. */
function* alike(pattern: Pattern): Iterable<Edit> {
  const elements = pattern.sequences.flatMap((sequence) => sequence.elements);
  const groups = Map.groupBy(
    elements.filter(({ type }) => type !== "Assertion"),
    ({ raw }) => raw,
  );
  for (const [raw, same] of groups) {
    if (same.length < 2 || same.length > 6) continue;
    const [first] = same;
    const body = first?.type === "Quantifier" ? first.element.raw : raw;
    if (first === undefined || /^[a-zA-Z]$/.test(body)) continue;
    for (const mark of ["+", "*", "?", "{1,2}", "+?", "*?"]) {
      const rest = first.type === "Quantifier" ? timesOf(first) : "";
      if (mark === rest) continue;
      const weight = mark === "+" ? 0.6 : mark.endsWith("?") && rest === mark.slice(0, -1) ? 0.6 : 0.4;
      yield [putAll(pattern, same, () => body + mark), weight];
    }
    if (first.type === "Quantifier" && first.min === first.max && first.min > 1)
      yield [putAll(pattern, same, () => `${body}{1,${first.max}}`), 0.5];
  }
}
