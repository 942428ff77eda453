import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { kindByInit } from "../kinds.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** operator → what it becomes, with weights. */
const BINARY: Record<string, [string, number][]> = {
  "<": [
    ["<=", 1],
    [">", 0.6],
    [">=", 0.5],
    ["!==", 0.25],
  ],
  "<=": [
    ["<", 1],
    [">=", 0.6],
    [">", 0.5],
  ],
  ">": [
    [">=", 1],
    ["<", 0.6],
    ["<=", 0.5],
    ["!==", 0.25],
  ],
  ">=": [
    [">", 1],
    ["<=", 0.6],
    ["<", 0.5],
  ],
  "===": [
    ["!==", 0.7],
    ["==", 0.45],
    [">=", 0.35],
    ["<=", 0.35],
  ],
  "!==": [
    ["===", 0.7],
    ["!=", 0.45],
    [">", 0.3],
    ["<", 0.3],
  ],
  "==": [
    ["===", 0.7],
    ["!=", 0.6],
    [">=", 0.3],
    ["<=", 0.3],
  ],
  "!=": [
    ["!==", 0.6],
    ["==", 0.6],
    [">", 0.3],
    ["<", 0.3],
  ],
  "+": [
    ["-", 0.7],
    ["*", 0.35],
    ["/", 0.2],
    ["%", 0.2],
  ],
  "-": [
    ["+", 0.7],
    ["*", 0.3],
    ["/", 0.25],
    ["%", 0.25],
  ],
  "*": [
    ["/", 0.6],
    ["+", 0.5],
    ["**", 0.5],
    ["-", 0.3],
    ["%", 0.2],
  ],
  "/": [
    ["*", 0.6],
    ["%", 0.5],
    ["-", 0.3],
    ["+", 0.2],
  ],
  "%": [
    ["/", 0.5],
    ["*", 0.4],
    ["-", 0.3],
  ],
  "**": [["*", 0.7]],
  "<<": [
    [">>", 0.6],
    ["<<<", 0],
  ],
  ">>": [
    [">>>", 0.8],
    ["<<", 0.6],
  ],
  ">>>": [
    [">>", 0.8],
    ["<<", 0.5],
  ],
  "&": [
    ["|", 0.6],
    ["^", 0.5],
    ["&&", 0.5],
  ],
  "|": [
    ["&", 0.6],
    ["^", 0.5],
    ["||", 0.5],
  ],
  "^": [
    ["&", 0.5],
    ["|", 0.5],
    ["**", 0.5],
  ],
  "&&": [
    ["||", 0.8],
    ["??", 0.2],
    ["&", 0.1],
  ],
  "||": [
    ["&&", 0.7],
    ["??", 0.8],
  ],
  "??": [
    ["||", 0.7],
    ["&&", 0.3],
  ],
  in: [["instanceof", 0.1]],
};
const ASSIGN: Record<string, [string, number][]> = {
  "=": [
    ["+=", 0.5],
    ["-=", 0.2],
    ["||=", 0.2],
    ["??=", 0.2],
    ["*=", 0.1],
    ["|=", 0.1],
  ],
  "+=": [
    ["-=", 0.7],
    ["=", 0.6],
    ["*=", 0.3],
  ],
  "-=": [
    ["+=", 0.7],
    ["=", 0.5],
  ],
  "*=": [
    ["/=", 0.6],
    ["+=", 0.5],
    ["=", 0.3],
  ],
  "/=": [
    ["*=", 0.6],
    ["-=", 0.3],
    ["=", 0.3],
  ],
  "%=": [
    ["/=", 0.4],
    ["=", 0.3],
  ],
  "|=": [
    ["&=", 0.6],
    ["=", 0.4],
    ["^=", 0.4],
  ],
  "&=": [
    ["|=", 0.6],
    ["=", 0.4],
    ["^=", 0.4],
  ],
  "^=": [
    ["|=", 0.5],
    ["&=", 0.5],
  ],
  "<<=": [[">>=", 0.6]],
  ">>=": [
    [">>>=", 0.7],
    ["<<=", 0.6],
  ],
  "||=": [
    ["??=", 0.8],
    ["=", 0.5],
    ["&&=", 0.3],
  ],
  "??=": [
    ["||=", 0.6],
    ["=", 0.5],
  ],
  "&&=": [
    ["||=", 0.5],
    ["=", 0.5],
  ],
};
const COMPARISONS = new Set(["<", "<=", ">", ">="]);

/** Another operator in the same place; swapped operands; a sign turned. */
export const operator: Family = {
  name: "operator",
  mutates: true,
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isBinaryExpression(node) || t.isLogicalExpression(node)) yield* binary(site, node);
      else if (t.isAssignmentExpression(node))
        yield* replace(site, node.left, node.right, node.operator, ASSIGN[node.operator] ?? []);
      else if (t.isUpdateExpression(node)) yield* update(site, node);
      else if (t.isUnaryExpression(node)) yield* unary(site, node);
    }
  },
};

function* binary(site: Site, node: t.BinaryExpression | t.LogicalExpression): Iterable<Proposal> {
  const stringy =
    node.operator === "+" && (t.isStringLiteral(node.left) || t.isStringLiteral(node.right) || t.isTemplateLiteral(node.left));
  // What is true or false is there: nothing would come behind it.
  const isThere = kindByInit(node.left) === "boolean";
  for (const proposal of replace(site, node.left, node.right, node.operator, BINARY[node.operator] ?? [])) {
    if (isThere && proposal.replacement.trim() === "??") continue;
    yield stringy ? { ...proposal, weight: proposal.weight * 0.2 } : proposal;
  }
  // `a - b` ↔ `b - a`; for a comparison that is the turned operator, which was proposed above.
  if (["-", "/", "%", "**", "<<", ">>", "+"].includes(node.operator)) {
    const swapped = `${textOf(site.source, node.right)} ${node.operator} ${textOf(site.source, node.left)}`;
    yield {
      start: node.start ?? 0,
      end: node.end ?? 0,
      replacement: swapped,
      description: `operands of \`${node.operator}\` changed places`,
      weight: 0.3,
    };
  }
  if (node.operator === "%") yield* wrapped(site, node);
  if (COMPARISONS.has(node.operator)) return;
  yield* keepOne(site, node);
}

/** `a % n` and `(a + n) % n` → `((a % n) + n) % n`: the remainder of a negative number is negative. */
function* wrapped(site: Site, node: t.BinaryExpression | t.LogicalExpression): Iterable<Proposal> {
  const n = textOf(site.source, node.right);
  const { left } = node;
  const isAdded = t.isBinaryExpression(left, { operator: "+" }) && textOf(site.source, left.right) === n;
  const dividend = textOf(site.source, isAdded ? left.left : left);
  yield replaceNode(site, node, `((${dividend} % ${n}) + ${n}) % ${n}`, isAdded ? 0.9 : 0.7);
}

/** `a + b` → `a`, `b`. */
function* keepOne(site: Site, node: t.BinaryExpression | t.LogicalExpression): Iterable<Proposal> {
  for (const side of [node.left, node.right]) {
    const text = textOf(site.source, side);
    const weight = t.isLogicalExpression(node) ? 0.45 : 0.2;
    yield {
      start: node.start ?? 0,
      end: node.end ?? 0,
      replacement: text,
      description: `\`${textOf(site.source, node)}\` became \`${text}\``,
      weight,
    };
  }
}

/** The operator stands between the operands; comments there could hold the same characters, so those are skipped. */
function* replace(site: Site, left: t.Node, right: t.Node, operator: string, options: [string, number][]): Iterable<Proposal> {
  const from = left.end ?? 0;
  const between = site.source.text
    .slice(from, right.start ?? 0)
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, (comment) => " ".repeat(comment.length));
  const at = between.indexOf(operator);
  if (at < 0) return;
  for (const [replacement, weight] of options) {
    if (weight === 0) continue;
    yield {
      start: from + at,
      end: from + at + operator.length,
      replacement,
      description: `\`${operator}\` became \`${replacement}\``,
      weight,
    };
  }
}

function* update(site: Site, node: t.UpdateExpression): Iterable<Proposal> {
  const span = { start: node.start ?? 0, end: node.end ?? 0 };
  const argument = textOf(site.source, node.argument);
  const other = node.operator === "++" ? "--" : "++";
  const turned = node.prefix ? other + argument : argument + other;
  yield { ...span, replacement: turned, description: `\`${node.operator}\` became \`${other}\``, weight: 0.6 };
  if (!t.isExpressionStatement(site.source.parents.get(node) ?? null)) {
    const moved = node.prefix ? argument + node.operator : node.operator + argument;
    yield { ...span, replacement: moved, description: `\`${textOf(site.source, node)}\` became \`${moved}\``, weight: 0.7 };
  }
}

function* unary(site: Site, node: t.UnaryExpression): Iterable<Proposal> {
  const span = { start: node.start ?? 0, end: node.end ?? 0 };
  const argument = textOf(site.source, node.argument);
  if (["-", "+", "~", "!"].includes(node.operator))
    yield {
      ...span,
      replacement: argument,
      description: `\`${node.operator}\` was dropped`,
      weight: node.operator === "!" ? 0.7 : 0.5,
    };
  if (node.operator === "-") yield { ...span, replacement: `~${argument}`, description: "`-` became `~`", weight: 0.1 };
  if (node.operator === "~") yield { ...span, replacement: `-${argument}`, description: "`~` became `-`", weight: 0.4 };
}
