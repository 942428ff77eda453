import type { AST } from "@eslint-community/regexpp";
import { bodyOf, inClass, MIRRORED, signOf, takes, type Edit, type Pattern } from "../syntax.ts";
import type { Told } from "../told.ts";
import type { SignSet } from "./sign-set.ts";

interface Neighbours {
  before: AST.Element | undefined;
  next: AST.Element | undefined;
}

/** What may stand for a whole class: what is looser, all but what follows, what the pattern has elsewhere, what is written so. */
export function* instead(pattern: Pattern, node: SignSet, { before, next }: Neighbours): Iterable<Edit> {
  const [opens, closes] = [before, next].map((one) => signOf(one === undefined ? undefined : bodyOf(one)));
  if (typeof closes === "string") {
    // Between brackets or quotes all may stand that does not end them.
    const isEnclosed = typeof opens === "string" && (MIRRORED[opens] === closes || (opens === closes && /["'`]/.test(opens)));
    yield [`[^${inClass(closes)}]`, isEnclosed ? 0.85 : 0.45];
    if (!takes(node, "\n", pattern.flags)) yield [String.raw`[^${inClass(closes)}\n]`, 0.2];
  }
  for (const other of new Set(pattern.classes.map(({ raw }) => raw))) if (other !== node.raw) yield [other, 0.3];
  for (const [from, to, weight] of WRITTEN) if (node.raw === from) yield [to, weight];
  for (const [other, weight] of LOOSER) if (other !== node.raw && node.raw !== String.raw`[\s\S]`) yield [other, weight];
}

function isAnything(raw: string): boolean {
  return [".", String.raw`[\s\S]`, String.raw`[\S\s]`, "[^]"].includes(raw);
}

/** `.` → `[^-]`: all but what stands before it, or a sign of the example. */
export function* without(node: SignSet, { signs }: Told, before: AST.Element | undefined): Iterable<Edit> {
  const body = isAnything(node.raw)
    ? ""
    : node.raw === String.raw`\S`
      ? String.raw`\s`
      : node.raw === String.raw`\D`
        ? String.raw`\d`
        : null;
  if (body === null) {
    yield* behind(node, before);
    return;
  }
  const sign = before?.type === "Character" ? String.fromCodePoint(before.value) : null;
  const but = (one: string): string => `[^${body}${body === "" && one === "-" ? one : inClass(one)}]`;
  if (sign !== null && /[^\w\s]/.test(sign)) yield [but(sign), 0.45];
  for (const one of signs) if (one !== sign) yield [but(one), 0.4];
}

/** `\.\w+` → `\.[^.]+`: all but the sign before it. */
function* behind({ raw }: SignSet, before: AST.Element | undefined): Iterable<Edit> {
  const sign = before?.type === "Character" ? String.fromCodePoint(before.value) : "";
  if (raw !== String.raw`\w` || !/[^\w\s]/.test(sign)) return;
  yield [`[^${inClass(sign)}]`, 0.35];
  if (sign === ".") yield [String.raw`[^.\\/]`, 0.35];
}

/** `[^~]+` → `[\s\S]+?`: as far as what follows. */
export function* anything({ raw, min, max }: AST.Quantifier, node: SignSet): Iterable<Edit> {
  if (max !== Infinity || min > 1 || /^\\[dswDW]$/.test(node.raw)) return;
  for (const [form, weight] of ANYTHING) if (form !== raw) yield [form, weight];
}

const ANYTHING: readonly Edit[] = [
  [String.raw`[\s\S]*?`, 0.4],
  [String.raw`[\s\S]+?`, 0.4],
  [".*?", 0.35],
  [".+?", 0.35],
  [".*", 0.3],
  [".+", 0.25],
];

const LOOSER: readonly Edit[] = [
  [String.raw`\S`, 0.15],
  [".", 0.12],
  [String.raw`\w`, 0.12],
  [String.raw`[\w-]`, 0.12],
  [String.raw`[\s\S]`, 0.15],
];

/** What may stand for a class that is written so. */
export const WRITTEN: readonly (readonly [from: string, to: string, weight: number])[] = [
  [String.raw`\d`, String.raw`[\d.]`, 0.5],
  [String.raw`\d`, String.raw`\w`, 0.3],
  [String.raw`\d`, "[1-9]", 0.25],
  [String.raw`\d`, "[0-9a-fA-F]", 0.3],
  [String.raw`\w`, String.raw`[\w-]`, 0.6],
  [String.raw`\w`, String.raw`[\w.-]`, 0.4],
  [String.raw`\w`, String.raw`\S`, 0.3],
  [String.raw`\w`, "[a-zA-Z]", 0.3],
  [String.raw`\w`, "[a-z]", 0.2],
  [String.raw`\w`, "[A-Z]", 0.2],
  [String.raw`\w`, "[A-Z0-9]", 0.2],
  [String.raw`\w`, "[a-zA-Z0-9]", 0.3],
  [String.raw`\w`, "[a-zA-Z_$][0-9a-zA-Z_$]*", 0.25],
  [String.raw`\s`, " ", 0.3],
  [String.raw`\s`, String.raw`[ \t]`, 0.35],
  [String.raw`\s`, String.raw`[^\S\n]`, 0.2],
  [String.raw`\s`, String.raw`[\s_-]`, 0.4],
  [String.raw`\s`, String.raw`\S`, 0.15],
  [String.raw`\S`, String.raw`\w`, 0.3],
  [String.raw`\W`, String.raw`[^\w-]`, 0.4],
  [String.raw`\W`, "[^a-z]", 0.25],
  [String.raw`\W`, "[^a-z0-9]", 0.35],
  [String.raw`\D`, String.raw`[^\d.]`, 0.4],
  [String.raw`\D`, String.raw`[^\d-]`, 0.3],
  [".", String.raw`\.`, 0.6],
  [".", String.raw`[\s\S]`, 0.5],
  [".", String.raw`[^\n]`, 0.15],
  ["[^]", String.raw`[^\n]`, 0.2],
];
