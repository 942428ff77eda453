import * as t from "@babel/types";
import { tryExpression } from "../ast.ts";

const WORDS: [RegExp, string][] = [
  [/^(?:an? )?empty (?:array|list)$/i, "[]"],
  [/^(?:an? )?empty object$/i, "{}"],
  [/^(?:an? |the )?empty string$/i, '""'],
  [/^(?:undefined|nothing)$/i, "undefined"],
  [/^null$/i, "null"],
  [/^true$/i, "true"],
  [/^false$/i, "false"],
  [/^(?:NaN|not a number)$/i, "NaN"],
  [/^(?:positive )?infinity$/i, "Infinity"],
  [/^(?:-|negative |minus )infinity$/i, "-Infinity"],
  [/^negative zero$/i, "-0"],
  [/^zero$/i, "0"],
  [/^one$/i, "1"],
];
const CONSTRUCTORS = new Set([
  "Date",
  "Map",
  "Set",
  "RegExp",
  "URL",
  "Error",
  "TypeError",
  "RangeError",
  "SyntaxError",
  "Uint8Array",
  "Uint16Array",
  "Int8Array",
  "Int32Array",
  "Float32Array",
  "Float64Array",
  "ArrayBuffer",
  "Array",
  "String",
  "Number",
  "Boolean",
  "URLSearchParams",
]);
const CALLS =
  /^(?:Buffer\.from|Date\.UTC|Symbol\.for|Object\.create|BigInt|Symbol|Array\.from|Number|String|Object\.assign|Array\.of|Array)$/;

/** A date, a number with parts, a range: nobody writes down a value as a difference. */
const DASHED = /^\d+(?:-\d+)+$/;

/** Prose, `util.inspect` or JavaScript → JavaScript source of a value; null when it is no value that can be written down. */
export function parseValue(text: string): string | null {
  const clean = trimMarks(text);
  if (clean === "" || DASHED.test(clean)) return null;
  for (const candidate of [
    clean,
    clean.replace(/^(?:the |an? )?(?:string|number|value|boolean|array|object|result|list)s?:? (?=["'`\d[{tfnuN-])/i, "").trim(),
    clean.replace(/[.,;!]+$/, ""),
  ]) {
    const word = WORDS.find(([pattern]) => pattern.test(candidate));
    if (word !== undefined) return word[1];
    const source = fromInspect(candidate);
    const node = tryExpression(source);
    if (node !== null && isValue(node)) return source;
  }
  return null;
}

/** Strips the marks around a value: backticks, a final full stop, “:”. */
export function trimMarks(text: string): string {
  let clean = text.trim().replace(/^[:=]\s+/, "");
  const ticked = /^`+([^`]+)`+[.,;]?$/.exec(clean);
  if (ticked?.[1] !== undefined) clean = ticked[1].trim();
  return clean.replace(/^[“‘](.*)[”’]$/s, '"$1"').replace(/;$/, "");
}

/** What `util.inspect` prints beyond JavaScript. */
function fromInspect(text: string): string {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/.test(text)) return `new Date("${text}")`;
  return text
    .replace(
      /<Buffer((?: [0-9a-f]{2})*)>/g,
      (_, bytes: string) =>
        `Buffer.from([${bytes
          .trim()
          .split(" ")
          .filter(Boolean)
          .map((byte) => `0x${byte}`)
          .join(", ")}])`,
    )
    .replace(/\[Object: null prototype\] \{\s*\}/g, "{ __proto__: null }")
    .replace(/\[Object: null prototype\] \{/g, "{ __proto__: null,")
    .replace(/\bSet\(\d+\) \{([^{}]*)\}/g, "new Set([$1])")
    .replace(
      /\bMap\(\d+\) \{([^{}]*)\}/g,
      (_, inner: string) =>
        `new Map([${inner
          .split(/,(?![^[]*\])/)
          .filter((one) => one.includes("=>"))
          .map((one) => `[${one.replace("=>", ",").trim()}]`)
          .join(", ")}])`,
    )
    .replace(/^\((\d+)\) (?=\[)/, "");
}

export function isValue(node: t.Node): boolean {
  if (
    t.isStringLiteral(node) ||
    isNumber(node) ||
    t.isBooleanLiteral(node) ||
    t.isNullLiteral(node) ||
    t.isBigIntLiteral(node) ||
    t.isRegExpLiteral(node)
  )
    return true;
  if (t.isTemplateLiteral(node)) return node.expressions.length === 0;
  if (t.isIdentifier(node)) return ["undefined", "NaN", "Infinity"].includes(node.name);
  if (t.isUnaryExpression(node)) return ["-", "+", "!", "void"].includes(node.operator) && isValue(node.argument);
  if (t.isArrayExpression(node)) return node.elements.every((one) => one !== null && isValue(one));
  if (t.isObjectExpression(node))
    return node.properties.every(
      (one) => t.isObjectProperty(one) && !one.shorthand && (!one.computed || isValue(one.key)) && isValue(one.value),
    );
  if (t.isNewExpression(node))
    return t.isIdentifier(node.callee) && CONSTRUCTORS.has(node.callee.name) && node.arguments.every(isValue);
  if (t.isCallExpression(node)) return CALLS.test(calleeName(node.callee)) && node.arguments.every(isValue);
  if (t.isBinaryExpression(node))
    return ["+", "-", "*", "/", "**"].includes(node.operator) && isValue(node.left) && isValue(node.right);
  if (t.isParenthesizedExpression(node) || t.isTSAsExpression(node)) return isValue(node.expression);
  return false;
}

/** `007` is a number of people, and no octal one. */
function isNumber(node: t.Node): boolean {
  return t.isNumericLiteral(node) && !/^0\d/.test(String(node.extra?.["raw"] ?? ""));
}

function calleeName(node: t.Node): string {
  if (t.isIdentifier(node)) return node.name;
  return t.isMemberExpression(node) && t.isIdentifier(node.object) && t.isIdentifier(node.property)
    ? `${node.object.name}.${node.property.name}`
    : "";
}

/** Compared by identity rather than by structure. */
export function isPrimitive(source: string): boolean {
  const node = tryExpression(source);
  if (node === null) return false;
  if (t.isUnaryExpression(node)) return true;
  return (
    (t.isLiteral(node) && !t.isRegExpLiteral(node)) ||
    (t.isIdentifier(node) && ["undefined", "NaN", "Infinity"].includes(node.name)) ||
    t.isBinaryExpression(node)
  );
}

/** Text that is plainly a string, though nobody quoted it. */
export function bareString(text: string): string | null {
  const clean = trimMarks(text);
  // “a match of the whole” speaks of a value.
  if (/^(?:an?|the|some|any)\s+\S+\s/i.test(clean)) return null;
  return /^[^\s{}[\]()"'`;=<>](?:[^\n{}[\]()`;]{0,118}[^\s{}[\]();`])?$/.test(clean) && clean.split(/\s+/).length <= 6
    ? JSON.stringify(clean)
    : null;
}

/** One line that can be nothing but a text, since it is written in another language: markup, a template, a pattern. */
export function textWithMarks(text: string): string | null {
  const line = text.replace(/^`+|`+$/g, "").trimEnd();
  return line !== "" && line.length <= 300 && !line.includes("\n") && /[<>{}#%&@\\|~^]/.test(line) && parseValue(line) === null
    ? JSON.stringify(line)
    : null;
}
