import type { AST } from "@eslint-community/regexpp";
import {
  bodyOf,
  followingTo,
  insert,
  isClass,
  isGroup,
  literally,
  put,
  signOf,
  spelled,
  timesOf,
  type Edit,
  type Pattern,
} from "./syntax.ts";
import type { Told } from "./told.ts";

/** What a group holds, and what may stand for a part of it: `(px|em)` → `(px|em|%)`, `(\d)+` → `(\d+)`. */
export function* branches(pattern: Pattern, told: Told): Iterable<Edit> {
  yield* words(pattern, told);
  for (const sequence of pattern.sequences)
    for (const [index, element] of sequence.elements.entries()) {
      const body = bodyOf(element);
      if (isGroup(body)) {
        yield* held(pattern, body, told);
        yield* limits(pattern, element, body, sequence.elements[index - 1], sequence.elements[index + 1]);
      } else if (element.type !== "Assertion") yield* alternatives(pattern, element, sequence.elements[index + 1], told);
    }
  if (pattern.root.alternatives.length > 1) yield* fewer(pattern, pattern.root.alternatives);
}

/** `\.min\.js$` → `\.min\.(?:js|css)$`: a word of the example in place of one of the pattern. */
function* words(pattern: Pattern, told: Told): Iterable<Edit> {
  const others = told.pieces.filter((piece) => /^[A-Za-z]{2,}$/.test(piece) && !pattern.text.includes(piece));
  for (const { elements } of pattern.sequences)
    for (const run of runsOf(elements))
      for (const other of others) yield [put(pattern, run, `(?:${pattern.text.slice(run.start, run.end)}|${other})`), 0.4];
}

/** Letters beside each other, of more than one. */
function runsOf(elements: readonly AST.Element[]): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  for (const element of elements) {
    if (!/^[A-Za-z]$/.test(signOf(element) ?? "")) continue;
    const last = runs.at(-1);
    if (last?.end === element.start) last.end = element.end;
    else runs.push({ start: element.start, end: element.end });
  }
  return runs.filter(({ start, end }) => end - start > 1);
}

type Group = AST.Group | AST.CapturingGroup;

/** Where its first branch begins. */
function startOf(group: Group): number {
  return group.alternatives[0]?.start ?? group.start;
}

function* held(pattern: Pattern, group: Group, told: Told): Iterable<Edit> {
  const end = group.end - 1;
  const isOfSeveral = group.alternatives.length > 1;
  const isOfTexts = group.alternatives.every(({ elements }) => elements.every((one) => signOf(one) !== null));
  for (const piece of told.pieces) {
    const written = spelled(piece);
    if (group.alternatives.some(({ raw }) => raw === written)) continue;
    // In other letters it is one of them already, but for a flag.
    const isOther = group.alternatives.every(({ raw }) => raw.toLowerCase() !== written.toLowerCase());
    const weight = isOfTexts && isOther ? (isOfSeveral ? 0.9 : 0.7) : 0.3;
    yield [insert(pattern, end, `|${written}`), weight];
    // `(day|hour)s?` lacks a minute, and not minutes.
    const shorter = written.slice(0, -1);
    if (isOfTexts && mayFollow(group, written.at(-1)) && shorter !== "")
      yield [insert(pattern, end, `|${shorter}`), weight * 1.2];
    if (!isOfTexts || !isOfSeveral) yield [insert(pattern, startOf(group), `${written}|`), weight * 0.8];
  }
  for (const sign of told.signs)
    if (!told.pieces.includes(sign)) yield [insert(pattern, end, `|${literally(sign)}`), isOfTexts ? 0.5 : 0.3];
  // A part of a number that the example has.
  for (const [length, weight] of [
    [1, 0.5],
    [2, 0.5],
  ] as const)
    if (isOfTexts && group.alternatives.every(({ raw }) => /^\d+$/.test(raw)))
      for (const part of partsOf(told, length)) yield [insert(pattern, end, `|${part}`), weight];
  yield* fewer(pattern, group.alternatives);
  const inner = pattern.text.slice(startOf(group), end);
  if (group.type === "CapturingGroup" && group.references.length === 0) yield [put(pattern, group, `(?:${inner})`), 0.4];
  if (group.type === "Group") yield [put(pattern, group, `(${inner})`), 0.35];
  if (!isOfSeveral && group.parent.type !== "Quantifier") yield [put(pattern, group, inner), 0.3];
}

function mayFollow(group: Group, sign: string | undefined): boolean {
  const next = followingTo(group);
  return next?.type === "Quantifier" && next.min === 0 && signOf(next.element) === sign;
}

const MOST_PARTS = 12;

function partsOf(told: Told, length: number): string[] {
  const parts = new Set<string>();
  for (const piece of told.pieces)
    if (/^\d+$/.test(piece)) for (let at = 0; at + length <= piece.length; at++) parts.add(piece.slice(at, at + length));
  return [...parts].slice(0, MOST_PARTS);
}

/** One of several less, or the longest first. */
function* fewer(pattern: Pattern, all: readonly AST.Alternative[]): Iterable<Edit> {
  if (all.length < 2) return;
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined) return;
  const whole = { start: first.start, end: last.end };
  for (const one of all)
    yield [
      put(
        pattern,
        whole,
        all
          .filter((other) => other !== one)
          .map(({ raw }) => raw)
          .join("|"),
      ),
      0.4,
    ];
  const raws = all.map(({ raw }) => raw);
  const longest = raws.toSorted((a, b) => b.length - a.length).join("|");
  if (longest !== raws.join("|")) yield [put(pattern, whole, longest), 0.5];
  if (all.length === 2) yield [put(pattern, whole, raws.toReversed().join("|")), 0.5];
}

/** How far a group reaches, and what comes several times: it or what is in it. */
function* limits(
  pattern: Pattern,
  element: AST.Element,
  group: Group,
  before: AST.Element | undefined,
  after: AST.Element | undefined,
): Iterable<Edit> {
  const [only] = group.alternatives;
  if (group.alternatives.length !== 1 || only === undefined) return;
  const head = pattern.text.slice(group.start, only.start);
  const [first, last] = [only.elements[0], only.elements.at(-1)];
  const times = element.type === "Quantifier" ? timesOf(element) : "";
  if (after !== undefined && after.type !== "Assertion" && times === "")
    yield [put(pattern, { start: group.end - 1, end: after.end }, `${after.raw})`), 0.45];
  if (before !== undefined && before.type !== "Assertion" && times === "")
    yield [put(pattern, { start: before.start, end: only.start }, head + before.raw), 0.45];
  if (only.elements.length > 1 && first !== undefined && last !== undefined && times === "") {
    yield [put(pattern, { start: group.start, end: first.end }, first.raw + head), 0.4];
    yield [put(pattern, { start: last.start, end: group.end }, `)${last.raw}`), 0.4];
  }
  if (only.elements.length === 1 && first !== undefined) {
    if (times !== "" && first.type !== "Quantifier") yield [put(pattern, element, `${head}${first.raw}${times})`), 0.5];
    if (times === "" && first.type === "Quantifier")
      yield [put(pattern, element, `${head}${first.element.raw})${timesOf(first)}`), 0.4];
  }
}

/** `\d+` → `(?:\d+|\*)`: a piece of the example, or what follows, in place of a part. */
function* alternatives(pattern: Pattern, element: AST.Element, next: AST.Element | undefined, told: Told): Iterable<Edit> {
  const body = bodyOf(element);
  if (signOf(body) !== null) {
    // What else begins or parts the same.
    for (const piece of told.pieces)
      if (piece.length > 1 && /^[^\w\s]+$/.test(piece) && new Set(piece + signOf(body)).size > 1)
        yield [put(pattern, element, `(?:${element.raw}|${spelled(piece)})`), 0.5];
    return;
  }
  for (const piece of told.pieces) {
    const written = spelled(piece);
    yield [put(pattern, element, `(?:${element.raw}|${written})`), isClass(body) ? 0.35 : 0.25];
    yield [put(pattern, element, `(?:${written}|${element.raw})`), isClass(body) ? 0.35 : 0.25];
  }
  // Of a class that may have an escaped one of its ends: `[^"]*` → `(?:[^"\\]|\\.)*`.
  if (element.type === "Quantifier" && body.type === "CharacterClass" && body.negate) {
    const more = body.raw.includes("\\\\") ? body.raw : `${body.raw.slice(0, -1)}\\\\]`;
    yield [put(pattern, element, String.raw`(?:${more}|\\.)${timesOf(element)}`), 0.45];
    const end = signOf(next === undefined ? undefined : bodyOf(next));
    for (const { raw } of body.elements)
      if (raw === end || body.elements.length === 1)
        yield [put(pattern, element, `(?:${body.raw}|${raw}${raw})${timesOf(element)}`), 0.3];
  }
}
