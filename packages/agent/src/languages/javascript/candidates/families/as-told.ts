import * as t from "@babel/types";
import { quoted, replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { BY_CHANCE, toldChanges, type ToldChange } from "../told-change.ts";
import { shaped } from "../told-leaves.ts";
import type { Family, Kind, Proposal, Site, SourceFile } from "../types.ts";

const KINDS: Readonly<Record<Exclude<ToldChange["of"], "any">, Kind>> = {
  text: "string",
  number: "number",
  list: "array",
  record: "object",
  piece: "number",
};

/** And these do a little more often. */
const OFTEN = new Set(["scaled", "negated", "wrapped", "nothing"]);

/** What would make of the wrong result the right one is done where a value is handed on: `lines.push(row.trimEnd())`. */
export const asTold: Family = {
  name: "as-told",
  *propose(site) {
    const changes = toldChanges(site.pool.shown);
    if (changes.length === 0) return;
    for (const node of site.nodes) {
      const parent = site.source.parents.get(node);
      if (parent === undefined || !t.isExpression(node)) continue;
      const isGiven = isHandedOn(node, parent);
      const isPiece = isInText(site, node, parent);
      if (isGiven && kindOf(site.source, node) === "array") yield* ofEach(site, node, changes);
      for (const change of changes) {
        if (change.of === "piece" ? !isPiece : !isGiven) continue;
        const weight = weightFor(kindOf(site.source, node), change);
        if (weight === 0 || textOf(site.source, node).endsWith(shaped(change.shape, ""))) continue;
        yield change.name === "mark" && t.isTemplateLiteral(parent)
          ? inTemplate(site, node, change.shape, weight)
          : replaceNode(site, node, made(site, node, change.shape), weight);
        yield* asGiven(site, node, change, weight);
      }
    }
  },
};

/** What each of a list goes through: `text.split("x").map(Number)`. */
function* ofEach(site: Site, node: t.Expression, changes: readonly ToldChange[]): Iterable<Proposal> {
  for (const { of, shape } of changes) {
    if (of !== "text" && of !== "number") continue;
    const each = /^(\w+)\(#\)$/.exec(shape)?.[1] ?? `(one) => ${shaped(shape, "one")}`;
    yield replaceNode(site, node, `${made(site, node, "#")}.map(${each})`, 0.6);
  }
}

/** A sign that stands before a value in a template: `${name}${size}` → `${name}.${size}`. */
function inTemplate(site: Site, node: t.Expression, shape: string, weight: number): Proposal {
  const sign = shaped(shape, "").slice(1, -4);
  const [start, end] = [(node.start ?? 0) - 2, (node.end ?? 0) + 1];
  const value = site.source.text.slice(start, end);
  return { start, end, replacement: sign + value, description: `\`${sign}\` before \`${value}\``, weight };
}

function weightFor(kind: Kind, { name, of }: ToldChange): number {
  const isAnyPiece = of === "piece" && (kind === "string" || name === "nothing" || name === "mark" || name === "join");
  const isFit = of === "any" || isAnyPiece || kind === KINDS[of];
  if (!isFit && kind !== "unknown") return 0;
  return (kind === "unknown" || of === "any" ? 0.5 : 0.9) * (BY_CHANCE.has(name) ? 0.3 : OFTEN.has(name) ? 0.5 : 1);
}

const MOST_PARAMETERS = 2;

/** A sign at an end that what was handed over has, too: `(path.startsWith("/") ? "/" : "") + …`. */
function* asGiven(site: Site, node: t.Expression, { before, behind }: ToldChange, weight: number): Iterable<Proposal> {
  const sign = before ?? behind;
  if (sign === undefined || site.fn === null) return;
  const isGiven = (text: string): boolean =>
    text.length > sign.length && (before === undefined ? text.endsWith(sign) : text.startsWith(sign));
  const text = textOf(site.source, node);
  const inner = isTight(node) ? text : `(${text})`;
  const mark = quoted(site, sign);
  const asks = before === undefined ? "endsWith" : "startsWith";
  if (isTight(node) && !t.isTemplateLiteral(node))
    yield replaceNode(
      site,
      node,
      `${text}.${asks}(${mark}) ? ${text} : ${before === undefined ? `${text} + ${mark}` : `${mark} + ${text}`}`,
      weight * 0.8,
    );
  if (![...site.pool.issueStrings].some(isGiven)) return;
  for (const name of site.fn.params.flatMap((one) => (t.isIdentifier(one) ? [one.name] : [])).slice(0, MOST_PARAMETERS)) {
    const kept = `(${name}.${asks}(${mark}) ? ${mark} : ${quoted(site, "")})`;
    yield replaceNode(site, node, before === undefined ? `${inner} + ${kept}` : `${kept} + ${inner}`, weight);
  }
}

/** A part of a text that is put together. */
function isInText({ source }: Site, node: t.Node, parent: t.Node): boolean {
  if (t.isLiteral(node)) return false;
  if (t.isTemplateLiteral(parent)) return true;
  if (t.isArrayExpression(parent)) {
    const asked = source.parents.get(parent);
    return t.isMemberExpression(asked) && t.isIdentifier(asked.property, { name: "join" });
  }
  return t.isBinaryExpression(parent, { operator: "+" }) && kindOf(source, parent) === "string" && !isSum(source, node);
}

/** A sum of parts is none itself. */
function isSum(source: SourceFile, node: t.Node): boolean {
  return t.isBinaryExpression(node, { operator: "+" }) && kindOf(source, node) === "string";
}

function isTight(node: t.Node): boolean {
  return t.isIdentifier(node) || t.isMemberExpression(node) || t.isCallExpression(node) || t.isTemplateLiteral(node);
}

function made(site: Site, node: t.Expression, shape: string): string {
  const text = textOf(site.source, node);
  // Within parentheses or brackets it stands as it is.
  const isBare = isTight(node) || /^[^#]*[([{,] ?#[)\],}]/.test(shape) || shape === "[...#]" || shape === "{ ...# }";
  // A quote may stand in a pattern as well.
  const inFile = /'|\/[^/]*"[^/]*\//.test(shape) ? shape : shape.replaceAll('"', quoted(site, "").charAt(0));
  const whole = shaped(inFile, isBare ? text : `(${text})`);
  return shape.startsWith("{") && t.isArrowFunctionExpression(site.source.parents.get(node)) ? `(${whole})` : whole;
}

function isHandedOn(node: t.Node, parent: t.Node): boolean {
  if (t.isLiteral(node) && !t.isTemplateLiteral(node)) return false;
  if (t.isFunction(node) || t.isAssignmentExpression(node)) return false;
  if (t.isCallExpression(parent) || t.isNewExpression(parent)) return parent.callee !== node;
  return (
    t.isReturnStatement(parent) ||
    t.isTemplateLiteral(parent) ||
    t.isArrayExpression(parent) ||
    (t.isObjectProperty(parent) && parent.value === node) ||
    (t.isVariableDeclarator(parent) && parent.init === node) ||
    (t.isAssignmentExpression(parent) && parent.right === node) ||
    (t.isObjectProperty(parent) && parent.computed && parent.key === node) ||
    (t.isMemberExpression(parent) && parent.computed && parent.property === node) ||
    (t.isArrowFunctionExpression(parent) && parent.body === node)
  );
}
