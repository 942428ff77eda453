import * as t from "@babel/types";
import { textOf } from "./parse.ts";
import type { SourceFile } from "./types.ts";
import { lastName } from "./words.ts";

/** A condition of the file with a hole (`#`) for what it is asked of: `_.isObject(#)`, `# instanceof nodes.For`, `#.type === "tag"`. */
export interface AskedForm {
  holds: string;
  /** The same where it does not hold. */
  fails: string;
  /** Last names of what it is asked of. */
  subjects: ReadonlySet<string>;
  /** Variables that it reads beside its subject. */
  needs: readonly string[];
  times: number;
}

const MOST_FORMS = 40;
const LONGEST = 60;
const known = new WeakMap<SourceFile, readonly AskedForm[]>();

/** Those that the file has, the most frequent first. */
function askedForms(source: SourceFile): readonly AskedForm[] {
  let forms = known.get(source);
  if (forms === undefined) known.set(source, (forms = collect(source)));
  return forms;
}

/** Those that have a value for all that they read beside their subject. */
export function askableForms(source: SourceFile, scope: ReadonlySet<string>): AskedForm[] {
  return askedForms(source).filter(({ needs }) => needs.every((name) => scope.has(name) || name in globalThis));
}

/** What is asked of a value, as a condition of it. */
export function askedOf(form: AskedForm, of: string): string[] {
  return [form.holds, form.fails].map((text) => text.replaceAll("#", () => of));
}

interface Found {
  holds: string;
  fails: string;
  subject: string;
  needs: string[];
}

function collect(source: SourceFile): AskedForm[] {
  const forms = new Map<string, AskedForm & { subjects: Set<string> }>();
  for (const node of source.nodes)
    for (const { holds, fails, subject, needs } of [...formsOf(source, node), ...declaredForms(node)]) {
      if (holds.length > LONGEST || holds.split("#").length !== 2) continue;
      const form = forms.get(holds) ?? { holds, fails, subjects: new Set<string>(), needs, times: 0 };
      if (subject !== "") form.subjects.add(subject);
      forms.set(holds, Object.assign(form, { times: form.times + 1 }));
    }
  return [...forms.values()].sort((a, b) => b.times - a.times).slice(0, MOST_FORMS);
}

function* formsOf(source: SourceFile, node: t.Node): Iterable<Found> {
  if (t.isCallExpression(node) && isClause(source, node)) yield* ofCall(source, node);
  if (t.isBinaryExpression(node) && isClause(source, node)) yield* ofComparison(source, node);
}

/** It is a condition, or a clause of one, or an answer that is one. */
function isClause(source: SourceFile, node: t.CallExpression | t.BinaryExpression): boolean {
  const parent = source.parents.get(node);
  if (t.isLogicalExpression(parent) || t.isUnaryExpression(parent, { operator: "!" })) return true;
  if (t.isReturnStatement(parent)) return t.isBinaryExpression(node) || SAYS_SO.test(lastName(textOf(source, node.callee)));
  return (t.isIfStatement(parent) || t.isConditionalExpression(parent) || t.isWhileStatement(parent)) && parent.test === node;
}

const PATH = /^[A-Za-z_$][\w$]*(?:\.[\w$]+)*$/;

/** `isTag(node)`, `_.has(node, "x")`, `/^a/.test(text)`, `text.startsWith("a")`. */
function* ofCall(source: SourceFile, { callee, arguments: given }: t.CallExpression): Iterable<Found> {
  const callText = textOf(source, callee);
  const [first, ...rest] = given;
  const isPlain = rest.every((one) => t.isLiteral(one));
  const more = rest.map((one) => `, ${textOf(source, one)}`).join("");
  if (isPath(source, first) && isPlain) {
    const isPattern = t.isMemberExpression(callee) && t.isRegExpLiteral(callee.object);
    if (isPattern || PATH.test(callText)) {
      const holds = `${callText}(#${more})`;
      yield { holds, fails: `!${holds}`, subject: lastName(textOf(source, first)), needs: isPattern ? [] : rootOf(callText) };
    }
  }
  if (!t.isMemberExpression(callee) || callee.computed || !isPath(source, callee.object) || given.length === 0) return;
  if (!given.every((one) => t.isLiteral(one))) return;
  const holds = `#.${textOf(source, callee.property)}(${given.map((one) => textOf(source, one)).join(", ")})`;
  yield { holds, fails: `!${holds}`, subject: lastName(textOf(source, callee.object)), needs: [] };
}

const OPPOSITE: Readonly<Record<string, string>> = { "===": "!==", "!==": "===", "==": "!=", "!=": "==" };

/** `node instanceof Tag`, `node.type === "tag"`, `typeof value === "string"`. */
function* ofComparison(source: SourceFile, { operator, left, right }: t.BinaryExpression): Iterable<Found> {
  const rightText = textOf(source, right);
  if (operator === "instanceof" && isPath(source, left) && PATH.test(rightText)) {
    const holds = `# instanceof ${rightText}`;
    yield { holds, fails: `!(${holds})`, subject: lastName(textOf(source, left)), needs: rootOf(rightText) };
  }
  const opposite = OPPOSITE[operator];
  const isFixed = t.isLiteral(right) || /^[\w$.]*\.?[A-Z][A-Z\d_]+$/.test(rightText);
  if (opposite === undefined || !isFixed) return;
  const needs = t.isLiteral(right) ? [] : rootOf(rightText);
  const form = (asked: string, subject: string): Found => ({
    holds: `${asked} ${operator} ${rightText}`,
    fails: `${asked} ${opposite} ${rightText}`,
    subject,
    needs,
  });
  if (t.isUnaryExpression(left, { operator: "typeof" }) && isPath(source, left.argument))
    yield form("typeof #", lastName(textOf(source, left.argument)));
  if (t.isIdentifier(left)) yield form("#", left.name);
  if (t.isMemberExpression(left) && !left.computed && isPath(source, left.object))
    yield form(`#.${textOf(source, left.property)}`, lastName(textOf(source, left.object)));
}

const SAYS_SO = /^(?:is|has|can)[A-Z]/;

/** `_.isObject = function (value) { … }`, asked anywhere or not. */
function* declaredForms(node: t.Node): Iterable<Found> {
  if (!t.isAssignmentExpression(node, { operator: "=" }) || !t.isFunction(node.right) || node.right.params.length !== 1) return;
  const { left } = node;
  if (!t.isMemberExpression(left) || left.computed || !t.isIdentifier(left.object) || !t.isIdentifier(left.property)) return;
  if (left.object.name === "module" || !SAYS_SO.test(left.property.name)) return;
  const holds = `${left.object.name}.${left.property.name}(#)`;
  yield { holds, fails: `!${holds}`, subject: "", needs: [left.object.name] };
}

function isPath(source: SourceFile, node: t.Node | undefined): node is t.Identifier | t.MemberExpression {
  return (t.isIdentifier(node) || t.isMemberExpression(node)) && (PATH.test(textOf(source, node)) || isOfThis(source, node));
}

function isOfThis(source: SourceFile, node: t.Node): boolean {
  return /^this(?:\.[\w$]+)+$/.test(textOf(source, node));
}

function rootOf(path: string): string[] {
  const [root = ""] = path.split(".");
  return root === "this" ? [] : [root];
}
