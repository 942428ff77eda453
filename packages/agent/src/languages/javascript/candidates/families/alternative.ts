import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";

const MOST = 14;

/** One more value that a comparison should allow or refuse, of those that the file compares the same thing with elsewhere. */
export const alternative: Family = {
  name: "alternative",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isBinaryExpression(node)) yield* others(site, node);
      if (t.isBinaryExpression(node)) yield* multiples(site, node);
      if (t.isBinaryExpression(node)) yield* nextLength(site, node);
    }
  },
};

const EQUAL = new Set(["===", "==", "instanceof"]);
const UNEQUAL = new Set(["!==", "!="]);

function* others(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  if (!EQUAL.has(node.operator) && !UNEQUAL.has(node.operator)) return;
  const text = textOf(site.source, node);
  const left = textOf(site.source, node.left);
  const around = textAround(site, node);
  const joint = UNEQUAL.has(node.operator) ? "&&" : "||";
  const values = [...valuesFor(site.source, node)].filter((value) => !around.includes(` ${value}`) && text !== value);
  const parent = site.source.parents.get(node);
  const bare = !t.isExpression(parent) || t.isLogicalExpression(parent, { operator: joint });
  for (const [position, value] of values.slice(0, MOST).entries()) {
    const more = `${text} ${joint} ${left} ${node.operator} ${value}`;
    yield replaceNode(site, node, bare ? more : `(${more})`, 0.8 / (1 + position * 0.1));
    yield replaceNode(site, node.right, value, 0.6 / (1 + position * 0.1));
  }
}

/** `hex.length === 3` → `(hex.length === 3 || hex.length === 4)`. */
function* nextLength(site: Site, { left, right, operator }: t.BinaryExpression): Iterable<Proposal> {
  const isLength = t.isMemberExpression(left) && t.isIdentifier(left.property, { name: "length" });
  const node = site.source.parents.get(left);
  if (!isLength || !/^[!=]==?$/.test(operator) || !t.isNumericLiteral(right) || right.value < 2 || node === undefined) return;
  const parent = site.source.parents.get(node);
  const joint = operator.startsWith("!") ? "&&" : "||";
  const isFree = !t.isExpression(parent) || t.isLogicalExpression(parent, { operator: joint });
  for (const more of [right.value + 1, right.value - 1]) {
    const whole = `${textOf(site.source, node)} ${joint} ${textOf(site.source, left)} ${operator} ${more}`;
    yield replaceNode(site, node, isFree ? whole : `(${whole})`, 0.4);
  }
}

/** Of `n`, where neither the issue nor the file names one. */
const USUAL_MULTIPLES = [4, 10];
const MOST_MULTIPLES = 6;

/** `year % 100 !== 0` → `(year % 100 !== 0 || year % 500 === 0)`: each fifth one is no exception. */
function* multiples(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const isEqual = EQUAL.has(node.operator);
  if (
    node.operator === "instanceof" ||
    (!isEqual && !UNEQUAL.has(node.operator)) ||
    !t.isBinaryExpression(node.left, { operator: "%" })
  )
    return;
  const { left, right } = node.left;
  if (!t.isNumericLiteral(right) || right.value < 2 || !t.isNumericLiteral(node.right, { value: 0 })) return;
  const n = right.value;
  const inFile = site.source.nodes.flatMap((one) => (t.isNumericLiteral(one) ? [one.value] : []));
  const told = [...site.pool.issueNumbers, ...inFile].filter((one) => one > n && one % n === 0);
  const all = new Set([...told.toSorted((a, b) => a - b), ...USUAL_MULTIPLES.map((times) => n * times)]);
  const [text, dividend] = [textOf(site.source, node), textOf(site.source, left)];
  const inverse = isEqual ? node.operator.replace("=", "!") : node.operator.replace("!", "=");
  for (const [position, m] of [...all].slice(0, MOST_MULTIPLES).entries()) {
    const other = `${dividend} % ${m} ${inverse} 0`;
    yield replaceNode(site, node, `(${text} ${isEqual ? "&&" : "||"} ${other})`, 0.6 / (1 + position * 0.2));
  }
}

/** What the whole condition asks already. */
function textAround(site: Site, node: t.Node): string {
  let outer: t.Node = node;
  for (let parent = site.source.parents.get(outer); t.isLogicalExpression(parent); parent = site.source.parents.get(parent))
    outer = parent;
  return textOf(site.source, outer);
}

interface Compared {
  /** By the text of what is compared. */
  byLeft: Map<string, Set<string>>;
  classes: Map<string, number>;
}

const known = new WeakMap<SourceFile, Compared>();

function comparedIn(source: SourceFile): Compared {
  let found = known.get(source);
  if (found !== undefined) return found;
  known.set(source, (found = { byLeft: new Map(), classes: new Map() }));
  const note = (left: t.Node, right: t.Node): void => {
    if (!t.isLiteral(right) && !t.isMemberExpression(right) && !t.isIdentifier(right)) return;
    const value = textOf(source, right);
    if (value.length > 40 || t.isNullLiteral(right)) return;
    const key = lastName(textOf(source, left));
    found.byLeft.set(key, (found.byLeft.get(key) ?? new Set()).add(value));
  };
  for (const node of source.nodes) {
    if (t.isBinaryExpression(node) && node.operator === "instanceof") {
      const value = textOf(source, node.right);
      found.classes.set(value, (found.classes.get(value) ?? 0) + 1);
    } else if (t.isBinaryExpression(node) && (EQUAL.has(node.operator) || UNEQUAL.has(node.operator)))
      note(node.left, node.right);
    else if (t.isAssignmentExpression(node, { operator: "=" }) && t.isStringLiteral(node.right)) note(node.left, node.right);
    else if (t.isObjectProperty(node) && t.isStringLiteral(node.value)) note(node.key, node.value);
    else if (t.isSwitchStatement(node)) for (const item of node.cases) if (item.test) note(node.discriminant, item.test);
  }
  return found;
}

/** `this.type` and `node.type` are asked for the same values. */
function lastName(text: string): string {
  return text.startsWith("typeof ") ? "typeof" : (/[\w$]+$/.exec(text)?.[0] ?? text);
}

function valuesFor(source: SourceFile, node: t.BinaryExpression): Set<string> {
  const { byLeft, classes } = comparedIn(source);
  if (node.operator === "instanceof") return new Set([...classes].sort((a, b) => b[1] - a[1]).map(([name]) => name));
  const values = new Set(byLeft.get(lastName(textOf(source, node.left))));
  // Of a list of constants, the others too.
  const { right } = node;
  if (t.isMemberExpression(right) && !right.computed) {
    const object = textOf(source, right.object);
    for (const other of source.nodes)
      if (t.isMemberExpression(other) && !other.computed && values.size < MOST && textOf(source, other.object) === object)
        values.add(textOf(source, other));
  }
  values.delete(textOf(source, right));
  return values;
}
