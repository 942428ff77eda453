import { RegExpParser, visitRegExpAST, type AST } from "@eslint-community/regexpp";

/** What a pattern may become, and how likely that is (1 is usual). */
export type Edit = readonly [pattern: string, weight: number];

/** A pattern that was parsed. */
export interface Pattern {
  text: string;
  flags: string;
  root: AST.Pattern;
  /** All sequences in it, those of groups and lookarounds too, in document order. */
  sequences: AST.Alternative[];
  /** All classes in it, `[…]` as it is written. */
  classes: AST.CharacterClass[];
  /** How often something comes in it, as it is written: `{0,3}`. */
  counts: ReadonlySet<string>;
}

const parser = new RegExpParser({ ecmaVersion: 2025 });

/** Null for what is no pattern. */
export function parsePattern(text: string, flags: string): Pattern | null {
  let root: AST.Pattern;
  try {
    root = parser.parsePattern(text, 0, text.length, { unicode: flags.includes("u"), unicodeSets: flags.includes("v") });
  } catch {
    return null;
  }
  const sequences: AST.Alternative[] = [];
  const classes: AST.CharacterClass[] = [];
  const counts = new Set<string>();
  visitRegExpAST(root, {
    onAlternativeEnter: (node) => void sequences.push(node),
    onCharacterClassEnter: (node) => void classes.push(node),
    onQuantifierEnter: (node) => {
      const times = timesOf(node).replace(/\?$/, "");
      if (times.startsWith("{")) counts.add(times);
    },
  });
  return { text, flags, root, sequences, classes, counts };
}

type Span = Pick<AST.Node, "start" | "end">;

/** The pattern with another text in place of a part of it. */
export function put(pattern: Pattern, { start, end }: Span, text: string): string {
  return pattern.text.slice(0, start) + text + pattern.text.slice(end);
}

/** The pattern with a text at a place of it. */
export function insert(pattern: Pattern, at: number, text: string): string {
  return put(pattern, { start: at, end: at }, text);
}

/** The pattern with other texts in place of several parts, none within another. */
export function putAll<T extends Span>(pattern: Pattern, parts: readonly T[], textFor: (part: T) => string): string {
  return parts
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, part) => text.slice(0, part.start) + textFor(part) + text.slice(part.end), pattern.text);
}

/** How often it comes, as it is written. */
export function timesOf(node: AST.Quantifier): string {
  return node.raw.slice(node.element.raw.length);
}

/** Without how often it comes. */
export function bodyOf(node: AST.Element): AST.Element {
  return node.type === "Quantifier" ? node.element : node;
}

/** What stands right before an element, also before the group that it begins. */
export function leadingTo(element: AST.Element): AST.Element | undefined {
  return neighbourOf(element, -1);
}

/** What stands right behind an element, also behind the group that it ends. */
export function followingTo(element: AST.Element): AST.Element | undefined {
  return neighbourOf(element, 1);
}

function neighbourOf(element: AST.Element, step: -1 | 1): AST.Element | undefined {
  const { parent } = element;
  if (parent.type === "Quantifier") return neighbourOf(parent, step);
  if (parent.type !== "Alternative") return undefined;
  const beside = parent.elements[parent.elements.indexOf(element) + step];
  if (beside !== undefined) return beside;
  return isElement(parent.parent) && isGroup(parent.parent) ? neighbourOf(parent.parent, step) : undefined;
}

/** Whether a sign stands for itself somewhere in a pattern. */
export function hasSign({ sequences }: Pattern, sign: string): boolean {
  return sequences.some(({ elements }) => elements.some((element) => signOf(element) === sign));
}

function isElement(node: AST.Node): node is AST.Element {
  return node.type !== "Pattern";
}

/** The sign that it stands for; null for what stands for several, or comes more or less than once. */
export function signOf(node: AST.Element | undefined): string | null {
  return node?.type === "Character" ? String.fromCodePoint(node.value) : null;
}

/** What stands for one sign of several. */
export function isClass(node: AST.Element): node is AST.CharacterClass | AST.CharacterSet {
  return node.type === "CharacterClass" || node.type === "CharacterSet";
}

export function isGroup(node: AST.Element): node is AST.Group | AST.CapturingGroup {
  return node.type === "Group" || node.type === "CapturingGroup";
}

/** A sign as it stands in a class. */
export function inClass(sign: string): string {
  return ESCAPED[sign] ?? (/[\]\\^/-]/.test(sign) ? `\\${sign}` : sign);
}

/** A sign as it stands by itself. */
export function literally(sign: string): string {
  return ESCAPED[sign] ?? (/[\\^$.*+?()[\]{}|/]/.test(sign) ? `\\${sign}` : sign);
}

/** A text as it stands by itself. */
export function spelled(text: string): string {
  return [...text].map(literally).join("");
}

/** Brackets, by the one that opens. */
export const MIRRORED: Readonly<Record<string, string>> = { "{": "}", "(": ")", "[": "]", "<": ">" };

const ESCAPED: Readonly<Record<string, string>> = { "\n": String.raw`\n`, "\t": String.raw`\t`, "\r": String.raw`\r` };

/** A class, or what stands for one, with more in it: what is added goes before a sign at its end that would make a range of it. */
export function withMore(text: string, more: string): string {
  if (!text.startsWith("[")) return `[${text}${more}]`;
  const inner = text.slice(0, -1);
  return /(?<!\\)-$/.test(inner) && !/^\[\^?-$/.test(inner) ? `${inner.slice(0, -1)}${more}-]` : `${inner}${more}]`;
}

/** Whether a class takes a sign. */
export function takes(node: AST.CharacterClass | AST.CharacterSet, sign: string, flags: string): boolean {
  try {
    return new RegExp(`^${node.raw}$`, flags.replaceAll(/[gy]/g, "")).test(sign);
  } catch {
    return false;
  }
}
