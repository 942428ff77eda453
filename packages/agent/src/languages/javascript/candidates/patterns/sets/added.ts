import type { AST } from "@eslint-community/regexpp";
import { hasSign, inClass, MIRRORED, takes, put, withMore, type Edit, type Pattern } from "../syntax.ts";
import { shareAmong, type Told } from "../told.ts";
import type { SignSet } from "./sign-set.ts";

const OFTEN = ["_", "-", ".", "+", "'", "$", " ", "/", ":", "\\"];
/** Also, in a class of signs alone. */
const SIGNS = [";", "#", ",", "=", "!", "?", "*", "|", "&", "~", "<", ">", '"', "`", "@", "%", "^", "[", "]", "(", ")", "{", "}"];

/** How likely a sign that parts something in the pattern comes within a part as well, beside another sign. */
const PARTS = 0.6;

/** Signs added to a class; those of the texts first. */
export function* added(pattern: Pattern, node: SignSet, told: Told): Iterable<Edit> {
  const { signs, letters, digits } = told;
  const isNot = node.raw.startsWith("[^") || /^\\[SWDP]/.test(node.raw);
  if (node.type === "CharacterSet" && (node.kind === "any" || isNot)) return;
  const add = (more: string): string => put(pattern, node, isWord(node.raw) ? inOrder(node.raw, more) : withMore(node.raw, more));
  const has = (sign: string): boolean => takes(node, sign, pattern.flags) !== isNot;
  const lacking = (from: readonly string[]): string[] => from.filter((sign) => !has(sign));
  const named = lacking(signs);
  for (const sign of named) yield [add(inClass(sign)), 0.65 * shareAmong(sign, told) * (hasSign(pattern, sign) ? PARTS : 1)];
  if (named.length > 1 && named.length <= 4) yield [add(named.map(inClass).join("")), 0.4];
  for (const [one, other] of Object.entries(MIRRORED))
    if (named.some((sign) => sign === one || sign === other) && lacking([one, other]).length === 2)
      yield [add(inClass(one) + inClass(other)), 0.7];
  const isOfSigns = node.type === "CharacterClass" && !/\w/.test(node.raw.replaceAll(/\\./g, ""));
  for (const sign of lacking([...OFTEN, ...(isOfSigns ? SIGNS : [])]))
    if (!named.includes(sign)) yield [add(inClass(sign)), isOfSigns ? 0.3 : 0.35];
  // `[89]` tells the signs that are admitted one by one: the example's may be one that was forgotten.
  const isListed = node.type === "CharacterClass" && node.elements.some(({ type }) => type === "Character");
  const [hasDigits, hasLetters] = ["0123456789", "abcdefghijklmnopqrstuvwxyz"].map((all) => [...all].some(has));
  for (const digit of lacking(digits)) yield [add(digit), hasDigits === true ? 0.9 : 0.15];
  for (const letter of lacking(letters)) yield [add(letter), isListed && hasLetters === true ? 0.7 : 0.3];
  if (hasDigits === true) for (const digit of lacking([..."0123456789"])) if (!digits.includes(digit)) yield [add(digit), 0.35];
  for (const [range, one, weight] of RANGES)
    if (![...one].some(has)) yield [add(range), digits.length > 0 && range === "0-9" && hasLetters === true ? 0.9 : weight];
  if (node.type !== "CharacterClass") return;
  for (const { 0: range } of node.raw.matchAll(/([a-z])-([a-z])|([A-Z])-([A-Z])/g)) {
    const other = range === range.toLowerCase() ? range.toUpperCase() : range.toLowerCase();
    if (range !== "a-z" && range !== "A-Z" && !node.raw.includes(other)) yield [add(other), 0.9];
  }
  for (const { type, raw } of node.elements) {
    if (type !== "Character" || !/^[a-zA-Z]$/.test(raw)) continue;
    const other = raw === raw.toLowerCase() ? raw.toUpperCase() : raw.toLowerCase();
    if (!has(other)) yield [add(other), node.elements.length < 4 ? 0.8 : 0.4];
  }
  if (isNot && has("/") && !has("?")) yield [add("?#"), 0.7];
  if (has("\n") && !has("\r")) yield [add(String.raw`\r`), 0.7];
  if (has("}") !== has(";") && isNot) yield [add(has(";") ? "}" : ";"), 0.4];
}

/** A class of digits or letters one by one: one more stands in its place. */
function isWord(raw: string): boolean {
  return /^\[\^?[a-z\d]{2,}\]$/i.test(raw);
}

function inOrder(raw: string, more: string): string {
  const head = raw.startsWith("[^") ? "[^" : "[";
  return /^[a-z\d]$/i.test(more) ? `${head}${[...raw.slice(head.length, -1), more].sort().join("")}]` : withMore(raw, more);
}

/** Signs that a pattern is made with. */
const MARKS = [...String.raw`.*+?^${"$"}{}()|[]\-/`];

/** A class of the signs to escape that lacks one of them, or the very sign that stands before it: `%[sd]` → `%[sd%]`. */
export function* marks(pattern: Pattern, node: SignSet, before: AST.Element | undefined): Iterable<Edit> {
  if (node.raw.startsWith("[^") || !node.raw.startsWith("[")) return;
  const lacking = MARKS.filter((sign) => !takes(node, sign, pattern.flags));
  if (lacking.length < MARKS.length / 2) for (const sign of lacking) yield [sign, "\\-".includes(sign) ? 0.9 : 0.6];
  const sign = before?.type === "Character" ? String.fromCodePoint(before.value) : "";
  if (/[^\w\s]/.test(sign) && !takes(node, sign, pattern.flags)) yield [sign, 0.6];
}

const RANGES: readonly (readonly [text: string, one: string, weight: number])[] = [
  ["0-9", "05", 0.5],
  ["a-z", "am", 0.5],
  ["A-Z", "AM", 0.5],
  ["a-zA-Z", "aA", 0.4],
  [String.raw`\s`, " ", 0.5],
  [String.raw`\w`, "a0", 0.45],
  [String.raw`\n`, "\n", 0.45],
  [String.raw`\r\n`, "\r\n", 0.5],
  [String.raw`\t`, "\t", 0.35],
];
