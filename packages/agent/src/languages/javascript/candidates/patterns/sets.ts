import type { AST } from "@eslint-community/regexpp";
import { bodyOf, inClass, isClass, leadingTo, put, putAll, takes, withMore, type Edit, type Pattern } from "./syntax.ts";
import { shareAmong, type Told } from "./told.ts";

/** What takes one sign of several. */
type SignSet = AST.CharacterClass | AST.CharacterSet;

/** Which signs a part takes: one more, one less, others. */
export function* sets(pattern: Pattern, told: Told): Iterable<Edit> {
  for (const { elements } of pattern.sequences)
    for (const [index, element] of elements.entries()) {
      const body = bodyOf(element);
      if (isClass(body)) {
        yield* added(pattern, body, told);
        for (const [more, weight] of marks(pattern, body, elements[index - 1]))
          yield [put(pattern, body, withMore(body.raw, inClass(more))), weight];
        for (const [other, weight] of instead(pattern, body, elements[index + 1])) yield [put(pattern, body, other), weight];
        if (body.raw === "." && told.signs.includes("\n")) yield [put(pattern, body, String.raw`[\s\S]`), 1];
        for (const [other, weight] of without(body, told, leadingTo(element))) yield [put(pattern, body, other), weight];
        if (element.type === "Quantifier")
          for (const [other, weight] of anything(element, body)) yield [put(pattern, element, other), weight];
      }
      if (body.type === "CharacterClass") yield* within(pattern, body);
      if (body.type === "Character") yield* orAnother(pattern, body, told);
    }
  yield* alike(pattern, told);
}

const OFTEN = ["_", "-", ".", "+", "'", "$", " ", "/", ":", "\\"];
/** Also, in a class of signs alone. */
const SIGNS = [";", "#", ",", "=", "!", "?", "*", "|", "&", "~", "<", ">", '"', "`", "@", "%", "^", "[", "]", "(", ")", "{", "}"];

/** Signs added to a class; those of the texts first. */
function* added(pattern: Pattern, node: SignSet, told: Told): Iterable<Edit> {
  const { signs, letters, digits } = told;
  const isNot = node.raw.startsWith("[^") || /^\\[SWDP]/.test(node.raw);
  if (node.type === "CharacterSet" && (node.kind === "any" || isNot)) return;
  const add = (more: string): string => put(pattern, node, isWord(node.raw) ? inOrder(node.raw, more) : withMore(node.raw, more));
  const has = (sign: string): boolean => takes(node, sign, pattern.flags) !== isNot;
  const lacking = (from: readonly string[]): string[] => from.filter((sign) => !has(sign));
  const named = lacking(signs);
  for (const sign of named) yield [add(inClass(sign)), 0.65 * shareAmong(sign, told)];
  if (named.length > 1 && named.length <= 4) yield [add(named.map(inClass).join("")), 0.4];
  for (const [one, other] of BRACKETS)
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

const BRACKETS = ["{}", "()", "[]", "<>"].map((pair): readonly [string, string] => [pair.charAt(0), pair.charAt(1)]);

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
function* marks(pattern: Pattern, node: SignSet, before: AST.Element | undefined): Iterable<Edit> {
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

/** What may stand for a whole class: what is looser, all but what follows, what the pattern has elsewhere, what is written so. */
function* instead(pattern: Pattern, node: SignSet, next: AST.Element | undefined): Iterable<Edit> {
  const follows = next === undefined ? null : bodyOf(next);
  if (follows?.type === "Character") {
    yield [`[^${inClass(String.fromCodePoint(follows.value))}]`, 0.45];
    if (!takes(node, "\n", pattern.flags)) yield [String.raw`[^${inClass(String.fromCodePoint(follows.value))}\n]`, 0.2];
  }
  for (const other of new Set(pattern.classes.map(({ raw }) => raw))) if (other !== node.raw) yield [other, 0.3];
  for (const [from, to, weight] of WRITTEN) if (node.raw === from) yield [to, weight];
  for (const [other, weight] of LOOSER) if (other !== node.raw && node.raw !== String.raw`[\s\S]`) yield [other, weight];
}

function isAnything(raw: string): boolean {
  return [".", String.raw`[\s\S]`, String.raw`[\S\s]`, "[^]"].includes(raw);
}

/** `.` → `[^-]`: all but what stands before it, or a sign of the example. */
function* without(node: SignSet, { signs }: Told, before: AST.Element | undefined): Iterable<Edit> {
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
function* anything({ raw, min, max }: AST.Quantifier, node: SignSet): Iterable<Edit> {
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

const WRITTEN: readonly (readonly [from: string, to: string, weight: number])[] = [
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

/** A class with one of its signs less, its ranges a little longer or shorter, or turned round. */
function* within(pattern: Pattern, node: AST.CharacterClass): Iterable<Edit> {
  const body = node.raw.slice(node.negate ? 2 : 1, -1);
  yield [put(pattern, node, node.negate ? `[${body}]` : `[^${body}]`), 0.35];
  for (const element of node.elements) {
    if (node.elements.length > 1) yield [put(pattern, element, ""), 0.4];
    if (element.type !== "CharacterClassRange") continue;
    const [low, high] = [element.min.value, element.max.value];
    // From one sign to another is seldom meant: `[+-.]` takes the comma too.
    if (/^[^\w\s\\]-[^\w\s\\]$/.test(element.raw)) yield [put(pattern, element, element.raw.replace("-", "\\-")), 0.95];
    if (!/^\w-\w$/.test(element.raw)) continue;
    for (const [from, to] of [
      [low - 1, high],
      [low + 1, high],
      [low, high + 1],
      [low, high - 1],
    ] as const) {
      const [one, other] = [String.fromCodePoint(from), String.fromCodePoint(to)];
      // All letters, or digits, are meant.
      const weight = /^(?:0-9|a-z|A-Z)$/.test(element.raw) ? 0.15 : 0.45;
      if (from < to && /^(?:\d\d|[a-z]{2}|[A-Z]{2})$/.test(one + other)) yield [put(pattern, element, `${one}-${other}`), weight];
    }
    for (const whole of ["0-9", "1-9", "a-z", "A-Z", "a-zA-Z"])
      if (whole !== element.raw && /\d/.test(whole) === /\d/.test(element.raw)) yield [put(pattern, element, whole), 0.35];
  }
}

/** `#` → `[#$]`: a sign, or one of the example. */
function* orAnother(pattern: Pattern, node: AST.Character, { signs, letters, digits }: Told): Iterable<Edit> {
  const sign = String.fromCodePoint(node.value);
  const kin = /\d/.test(sign) ? digits : /[a-zA-Z]/.test(sign) ? letters : signs;
  for (const other of kin)
    if (other !== sign) {
      const either = `[${inClass(sign)}${inClass(other)}]`;
      yield [put(pattern, node, either), /\w/.test(sign) ? 0.35 : 0.55];
      if (!/\w/.test(sign)) yield [put(pattern, node, `${either}?`), 0.35];
    }
  for (const [one, other, weight] of PAIRS)
    if (one === sign && !kin.includes(other)) yield [put(pattern, node, `[${inClass(sign)}${inClass(other)}]`), weight];
  if (sign === "." && node.raw.startsWith("\\")) yield [put(pattern, node, "."), 0.2];
  if (sign === " ") {
    for (const [form, weight] of BLANKS) yield [put(pattern, node, form), weight];
  }
  if (sign === "\n") yield [put(pattern, node, String.raw`\r?\n`), 0.7];
  if (/[a-zA-Z]/.test(sign) && !pattern.flags.includes("i")) {
    const other = sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase();
    yield [put(pattern, node, `[${sign}${other}]`), 0.3];
  }
}

const BLANKS: readonly Edit[] = [
  [String.raw`\s`, 0.45],
  [String.raw`\s+`, 0.6],
  [String.raw`\s*`, 0.6],
  [String.raw`[ \t]`, 0.4],
  [String.raw`[ \t]+`, 0.35],
];

const PAIRS: readonly (readonly [one: string, other: string, weight: number])[] = [
  ["'", '"', 0.5],
  ['"', "'", 0.5],
  ["-", "_", 0.45],
  ["_", "-", 0.45],
  [".", ",", 0.4],
  [",", ".", 0.4],
  [",", ";", 0.4],
  ["/", "\\", 0.4],
  ["?", "#", 0.5],
  ["?", "&", 0.3],
  [":", "=", 0.3],
  ["=", ":", 0.3],
  ["-", "/", 0.35],
  [":", ".", 0.35],
  ["*", "+", 0.3],
  ["`", "~", 0.3],
];

/** One more sign in all classes that lack it: `[a-z][\w]*` → `[a-z$][\w$]*`. */
function* alike(pattern: Pattern, { signs, digits }: Told): Iterable<Edit> {
  const bodies = pattern.sequences.flatMap(({ elements }) => elements.map(bodyOf)).filter(isClass);
  const all = bodies.filter(({ raw }) => !/^\[\^|^\\[SWDPps]|^\.$/.test(raw));
  const not = bodies.filter(({ raw }) => raw.startsWith("[^"));
  for (const [of, isNot] of [
    [all, false],
    [not, true],
  ] as const)
    for (const sign of new Set([...signs, ...digits, "$", "-", "_", ".", "\\"])) {
      const lacking = of.filter((one) => takes(one, sign, pattern.flags) === isNot);
      const same = Map.groupBy(lacking, ({ raw }) => raw);
      for (const some of [lacking, ...same.values()])
        if (some.length > 1)
          yield [
            putAll(pattern, some, ({ raw }) => withMore(raw, inClass(sign))),
            signs.includes(sign) ? (sign === "$" ? 0.95 : 0.7) : 0.4,
          ];
    }
  // One class for the same class everywhere.
  for (const [raw, same] of Map.groupBy(bodies, (one) => one.raw))
    if (same.length > 1)
      for (const [from, to, weight] of WRITTEN)
        if (from === raw && weight >= 0.3) yield [putAll(pattern, same, () => to), weight];
}
