import type { AST } from "@eslint-community/regexpp";
import {
  bodyOf,
  insert,
  isClass,
  isGroup,
  literally,
  parsePattern,
  put,
  signOf,
  spelled,
  type Edit,
  type Pattern,
} from "./syntax.ts";
import type { Told } from "./told.ts";

/** Where a pattern may begin and end, and what must or must not stand beside a part of it. */
export function* borders(pattern: Pattern, told: Told): Iterable<Edit> {
  for (const sequence of pattern.sequences) {
    for (const [index, element] of sequence.elements.entries())
      if (element.type === "Assertion") yield* other(pattern, element, sequence.elements[index - 1]);
    for (const [index, element] of sequence.elements.entries())
      yield* beside(pattern, element, sequence.elements[index + 1], index === 0, told);
  }
  yield* ends(pattern);
  for (const form of formsOf(pattern, told)) {
    yield [`${pattern.text}|^${form}$`, 0.3];
    yield [`^${form}$`, 0.15];
  }
}

const MOST_FORMS = 3;

/** What texts of the example look like that a whole pattern does not take: `P96253700` → `[A-Z]\d{8}`. */
function formsOf({ text, flags }: Pattern, { texts }: Told): string[] {
  if (!text.startsWith("^") || !text.endsWith("$") || texts.length === 0) return [];
  const forms = texts.filter((one) => one.length > 2 && one.length < 24 && !/\s/.test(one) && /\d/.test(one)).map(formOf);
  return [...new Set(forms)].filter((form) => !text.includes(form) && isPattern(form, flags)).slice(0, MOST_FORMS);
}

function formOf(text: string): string {
  return (text.match(/\d+|[A-Z]+|[a-z]+|[^]/g) ?? [])
    .map((part) => {
      const kind = /\d/.test(part) ? String.raw`\d` : /[A-Z]/.test(part) ? "[A-Z]" : /[a-z]/.test(part) ? "[a-z]" : null;
      if (kind === null) return literally(part);
      return part.length === 1 ? kind : `${kind}{${part.length}}`;
    })
    .join("");
}

function isPattern(text: string, flags: string): boolean {
  return parsePattern(text, flags) !== null;
}

function* other(pattern: Pattern, node: AST.Assertion, before: AST.Element | undefined): Iterable<Edit> {
  const swap = (text: string): string => put(pattern, node, text);
  yield [swap(""), node.kind === "start" ? 0.55 : 0.5];
  if (node.kind === "start") {
    yield [swap(String.raw`(?:^|\s)`), 0.3];
    yield [swap(String.raw`(?:^|\n)`), 0.2];
    yield [swap(String.raw`^\s*`), 0.4];
  } else if (node.kind === "end") {
    yield [swap(String.raw`(?=\s|$)`), 0.3];
    yield [swap(String.raw`\s*$`), 0.4];
    yield [swap(String.raw`\b`), 0.3];
    yield [swap(String.raw`(?:\/|$)`), 0.2];
    yield [swap(String.raw`\n?$`), 0.2];
    const last = lastOf(before);
    if (last !== null) yield [swap(`(?!${last})`), 0.4];
  } else if (node.kind === "word") {
    yield [swap(node.negate ? String.raw`\b` : String.raw`\B`), 0.25];
    yield [swap(String.raw`(?![\w-])`), 0.25];
    yield [swap(String.raw`(?<![\w-])`), 0.25];
  } else {
    const [, mark = "", rest = ""] = /^\(\?<?([=!])(.*)$/su.exec(node.raw) ?? [];
    yield [swap(`(?${node.kind === "lookbehind" ? "<" : ""}${mark === "=" ? "!" : "="}${rest}`), 0.25];
    yield [insert(pattern, node.end - 1, "|$"), 0.3];
  }
}

/** The class that a part ends with, where it is one alone. */
function lastOf(element: AST.Element | undefined): string | null {
  const body = element === undefined ? undefined : bodyOf(element);
  if (body === undefined || isClass(body)) return body?.raw ?? null;
  return isGroup(body) && body.alternatives.length === 1 ? lastOf(body.alternatives[0]?.elements.at(-1)) : null;
}

const MOST_CLASSES = 4;

/** `^\+` → `^\+(?!\+)`, `\$(\w+)` → `(?<!\\)\$(\w+)`. */
function* beside(
  pattern: Pattern,
  element: AST.Element,
  next: AST.Element | undefined,
  isFirst: boolean,
  told: Told,
): Iterable<Edit> {
  if (element.type === "Assertion" && element.kind !== "start") return;
  const body = bodyOf(element);
  const behind = new Map<string, number>();
  const sign = signOf(body);
  const isBorder = next === undefined || next.type === "Assertion" || sign !== null || isFirst;
  if (sign !== null && /[^\w\s]/.test(sign)) behind.set(body.raw, 0.5);
  for (const { raw } of pattern.classes.slice(0, MOST_CLASSES)) behind.set(raw, 0.15);
  for (const one of told.signs) behind.set(one === " " ? String.raw`\s` : literally(one), isBorder ? 0.35 : 0.2);
  if (isBorder) {
    for (const [text, weight] of NOT_BEHIND) behind.set(text, Math.max(weight, behind.get(text) ?? 0));
    for (const piece of told.pieces) if (piece.length > 1 && piece.length < 10) behind.set(spelled(piece), 0.15);
  }
  for (const [text, weight] of behind) yield [insert(pattern, element.end, `(?!${text})`), weight];
  if (next === undefined) for (const [text, weight] of MUST_FOLLOW) yield [insert(pattern, element.end, `(?=${text})`), weight];
  if (sign !== null && /[^\w\s]/.test(sign) && body === element)
    yield [put(pattern, element, `(?<!${body.raw})${body.raw}(?!${body.raw})`), 0.4];
  if (!isFirst) return;
  const before = new Map<string, number>([
    [String.raw`\\`, sign !== null && /\W/.test(sign) ? 0.5 : 0.25],
    [String.raw`\w`, isInWord(sign, told) ? 0.8 : 0.25],
    [body.raw, isTwice(sign, told) ? 0.9 : sign !== null && /[^\w\s]/.test(sign) ? 0.45 : 0.1],
  ]);
  for (const one of told.signs) before.set(one === " " ? String.raw`\s` : literally(one), 0.3);
  for (const [text, weight] of before) yield [insert(pattern, element.start, `(?<!${text})`), weight];
  if (isClass(body)) yield [insert(pattern, element.start, String.raw`\b`), 0.3];
  // What begins something is not the end of what stands before it.
  if (body.raw === "[A-Z]" && element === body)
    for (const border of ["(?<!^)", String.raw`\B`]) yield [insert(pattern, element.start, border), 0.9];
}

function isTwice(sign: string | null, { texts }: Told): boolean {
  return sign !== null && texts.some((text) => text.includes(sign + sign));
}

/** A sign that the example has behind a letter. */
function isInWord(sign: string | null, { texts }: Told): boolean {
  return (
    sign !== null && /[^\w\s]/.test(sign) && texts.some((text) => /\w$/.test(text.split(sign, 1)[0] ?? "") && text.includes(sign))
  );
}

const MUST_FOLLOW: readonly Edit[] = [
  [String.raw`\d`, 0.3],
  [String.raw`\w`, 0.25],
  [".", 0.25],
];

const NOT_BEHIND: readonly Edit[] = [
  [String.raw`\d`, 0.25],
  [String.raw`\w`, 0.25],
  [String.raw`\S`, 0.2],
  [String.raw`\s`, 0.15],
  ["$", 0.2],
];

/** Its whole, or each of its branches, from an end or to it. */
function* ends({ text, root }: Pattern): Iterable<Edit> {
  const [start, end] = [text.startsWith("^"), text.endsWith("$") && !text.endsWith("\\$")];
  const isOfSeveral = root.alternatives.length > 1;
  const inner = text.replace(/^\^/, "").replace(end ? /\$$/ : /(?!)/, "");
  const group = isOfSeveral ? `(?:${inner})` : inner;
  // From one end to the other, it is one text alone.
  const isText = root.alternatives.every(({ elements }) =>
    elements.every((one) => one.type === "Assertion" || signOf(one) !== null),
  );
  if (!start) yield [`^${text}`, isText && end ? 0.2 : 0.7];
  if (!end) yield [`${text}$`, isText && start ? 0.2 : 0.7];
  if (!start && !end) yield [`^${group}$`, 0.7];
  if (start !== end && !isOfSeveral) yield [`^${inner}|${inner}$`, 0.6];
  if (isOfSeveral && (start || end)) {
    yield [`^${group}$`, 0.75];
    if (start && !end) yield [`^${group}`, 0.8];
    if (end && !start) yield [`${group}$`, 0.8];
    const each = (of: (branch: string) => string): string => root.alternatives.map(({ raw }) => of(raw)).join("|");
    if (start) yield [each((raw) => (raw.startsWith("^") ? raw : `^${raw}`)), 0.8];
    if (end) yield [each((raw) => (raw.endsWith("$") ? raw : `${raw}$`)), 0.8];
  }
  const isWord = /^\(?(?:\?:)?\w/.test(inner);
  if (!start && !end) yield [String.raw`\b${isOfSeveral ? `(?:${text})` : text}\b`, isWord ? 0.6 : 0.3];
  if (isWord && !start) yield [String.raw`\b${text}`, 0.45];
  if (!end) yield [String.raw`${text}\b`, 0.35];
}
