import * as t from "@babel/types";
import { quoted, replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";

/** Of what usual edits weigh: these are right less often. */
const SHARE = 0.072;
const ABSENT = "# !== true, # === false, # === undefined, # === null, # == null, # === void 0, typeof # === 'undefined'".split(
  ", ",
);
const ABSENT_IN_TWO = ["# === null || # === undefined", "# === undefined || # === null", "# === null || # === void 0"];
const PRESENT = [
  ..."# === true, # !== false, # !== undefined, # !== null, # != null, # !== void 0, typeof # !== 'undefined'".split(", "),
  ..."typeof # === 'function', typeof # === 'string', typeof # === 'object', Array.isArray(#), #.length, #.length > 0".split(
    ", ",
  ),
];
const PRESENT_IN_TWO = ["# !== null && # !== undefined", "# !== undefined && # !== null"];
/** `a || b` with what counts as nothing said out. */
const DEFAULTS = [
  ..."# != null ? # : @, # == null ? @ : #, # === undefined ? @ : #, # !== undefined ? # : @".split(", "),
  ..."# === void 0 ? @ : #, typeof # === 'undefined' ? @ : #, typeof # !== 'undefined' ? # : @".split(", "),
];
const SET_IF = "# == null, # === undefined, # === null, # === void 0, typeof # === 'undefined', !#".split(", ");
const TWICE_NOT = "# != null ? # : true, # !== undefined ? # : true, # !== false, # === true".split(", ");

/** What a condition takes for absent, said out or the other way: `!chain` → `chain === undefined`, `p = p || 2` → `if (p == null) p = 2`. */
export const saidOtherwise: Family = {
  name: "said-otherwise",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isUnaryExpression(node, { operator: "!" })) yield* absent(site, node);
      else if (isNamed(node) && isTested(site.source, node)) yield* present(site, node);
      else if (t.isBinaryExpression(node)) yield* compared(site, node);
      else if (t.isLogicalExpression(node) && node.operator !== "&&" && !isTested(site.source, node))
        yield* byDefault(site, node);
    }
  },
};

function isNamed(node: t.Node): boolean {
  return t.isIdentifier(node) || t.isMemberExpression(node) || t.isCallExpression(node);
}

/** Only the truth of its value counts; what `!` is before is left to that. */
export function isTested(source: SourceFile, node: t.Node): boolean {
  const parent = source.parents.get(node);
  if (t.isIfStatement(parent) || t.isConditionalExpression(parent) || t.isWhileStatement(parent)) return parent.test === node;
  return t.isLogicalExpression(parent) && parent.operator !== "??" && (parent.left === node || isTested(source, parent));
}

/** The shape with values for `#` and `@`, in the file's quotes. */
export function filled(site: Site, shape: string, of: string, other = ""): string {
  const text = shape.replaceAll("'", quoted(site, "").charAt(0));
  return text.replaceAll(/[#@]/g, (mark) => (mark === "#" ? of : other));
}

function* absent(site: Site, node: t.UnaryExpression): Iterable<Proposal> {
  const { argument } = node;
  const parent = site.source.parents.get(node);
  if (t.isUnaryExpression(argument, { operator: "!" }))
    for (const shape of TWICE_NOT)
      yield replaceNode(site, node, filled(site, shape, textOf(site.source, argument.argument)), SHARE);
  if (!isNamed(argument)) return;
  const isTight =
    t.isUnaryExpression(parent) || t.isBinaryExpression(parent) || t.isLogicalExpression(parent, { operator: "&&" });
  for (const shape of ABSENT) yield replaceNode(site, node, filled(site, shape, textOf(site.source, argument)), SHARE);
  for (const shape of ABSENT_IN_TWO) {
    const text = filled(site, shape, textOf(site.source, argument));
    yield replaceNode(site, node, isTight ? `(${text})` : text, SHARE * 0.7);
  }
}

function* present(site: Site, node: t.Node): Iterable<Proposal> {
  const text = textOf(site.source, node);
  for (const shape of PRESENT) yield replaceNode(site, node, filled(site, shape, text), SHARE);
  for (const shape of PRESENT_IN_TWO) yield replaceNode(site, node, filled(site, shape, text), SHARE * 0.7);
}

function* compared(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const { left, right, operator } = node;
  const parent = site.source.parents.get(node);
  const [one, other] = [textOf(site.source, left), textOf(site.source, right)];
  const isNothing = t.isNullLiteral(right) || t.isIdentifier(right, { name: "undefined" });
  if (t.isNullLiteral(right) && (operator === "==" || operator === "!="))
    for (const shape of operator === "==" ? ABSENT_IN_TWO : PRESENT_IN_TWO) {
      const text = filled(site, shape, one);
      yield replaceNode(site, node, t.isUnaryExpression(parent) || t.isLogicalExpression(parent) ? `(${text})` : text, SHARE);
    }
  // `!a == b` compares a truth.
  if (t.isUnaryExpression(left, { operator: "!" }) && /^[!=]=/.test(operator))
    for (const sign of ["!==", "!="])
      yield replaceNode(site, node, `${textOf(site.source, left.argument)} ${sign} ${other}`, SHARE * 2);
  const isMore = t.isNumericLiteral(right, { value: 0 }) && (operator === ">" || operator.startsWith("!="));
  if (isTested(site.source, node) && (isMore || (isNothing && operator.startsWith("!="))))
    yield replaceNode(site, node, one, SHARE);
  if (t.isUnaryExpression(left, { operator: "typeof" }) && /^[!=]=/.test(operator)) yield* andThere(site, node, left, parent);
}

/** `typeof key === "object"` → the same `&& key`: null is an object. */
function* andThere(
  site: Site,
  node: t.BinaryExpression,
  { argument }: t.UnaryExpression,
  parent: t.Node | undefined,
): Iterable<Proposal> {
  const [text, of] = [textOf(site.source, node), textOf(site.source, argument)];
  const isEqual = node.operator.startsWith("=");
  const shapes = isEqual
    ? ["@ && #", "# && @", "@ && # !== null", "# !== null && @"]
    : ["@ || !#", "!# || @", "@ || # === null", "# === null || @"];
  const isTight = t.isUnaryExpression(parent) || t.isLogicalExpression(parent, { operator: isEqual ? "||" : "&&" });
  for (const shape of shapes) {
    const whole = filled(site, shape, of, text);
    yield replaceNode(site, node, isTight ? `(${whole})` : whole, SHARE);
  }
}

function* byDefault(site: Site, node: t.LogicalExpression): Iterable<Proposal> {
  if (!isNamed(node.left)) return;
  const parent = site.source.parents.get(node);
  const [of, other] = [textOf(site.source, node.left), textOf(site.source, node.right)];
  for (const shape of DEFAULTS) {
    const text = filled(site, shape, of, other);
    yield replaceNode(site, node, t.isBinaryExpression(parent) || t.isMemberExpression(parent) ? `(${text})` : text, SHARE);
  }
  const statement = parent === undefined ? undefined : site.source.parents.get(parent);
  if (!t.isAssignmentExpression(parent, { operator: "=" }) || textOf(site.source, parent.left) !== of) return;
  if (!t.isExpressionStatement(statement)) return;
  for (const shape of SET_IF) yield replaceNode(site, statement, `if (${filled(site, shape, of)}) ${of} = ${other};`, SHARE);
}
