import * as t from "@babel/types";
import { atomsAt } from "../atoms.ts";
import { indentAt, insertAfter, insertIf, insertReturnIf, quoted, replaceNode, short } from "../build.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import { functionAround, ownNodes } from "../site.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Times likelier where the issue misses an error, and where it says what that says too. */
const MISSED_ERROR = { ofAnyWords: 3, ofItsWords: 8 };

/** A return that is missing, another value returned, a case that the function forgot. */
export const returns: Family = {
  name: "missing-branch",
  guards: true,
  *propose(site) {
    yield* forgotten(site);
    yield* decided(site);
    yield* otherValue(site);
    const { statement } = site;
    if (statement === null || site.fn === null || t.isFunctionDeclaration(statement) || !inList(site, statement)) return;
    const first = firstStatement(site.fn);
    yield* early(site, statement, first === statement ? 1 : 0.75);
    if (first !== null && first !== statement) yield* early(site, first, 0.8);
    yield* behind(site, statement);
    for (const proposal of throws(site, first ?? statement))
      yield { ...proposal, evidence: MISSED_ERROR[isSaid(site, proposal) ? "ofItsWords" : "ofAnyWords"] };
  },
};

/** Statements can be put before it. */
export function inList(site: Site, statement: t.Statement): boolean {
  const parent = site.source.parents.get(statement);
  return t.isBlockStatement(parent) || t.isProgram(parent) || t.isSwitchCase(parent);
}

function firstStatement(fn: t.Function): t.Statement | null {
  return t.isBlockStatement(fn.body) ? (fn.body.body[0] ?? null) : null;
}

/** Nothing stands behind it that would never run, and no loop would end in its first round. */
function mayLeave({ source }: Site, statement: t.Statement): boolean {
  const block = source.parents.get(statement);
  if (!t.isBlockStatement(block)) return !t.isLoop(block);
  const behind = block.body.slice(block.body.indexOf(statement) + 1);
  return behind.every((one) => t.isFunctionDeclaration(one)) && !t.isLoop(source.parents.get(block));
}

/** `f(x);` → `return f(x);`, and a last `return x;`. */
function* forgotten(site: Site): Iterable<Proposal> {
  const { statement, fn } = site;
  if (statement === null || fn === null) return;
  if (t.isExpressionStatement(statement) && mayLeave(site, statement)) {
    const at = statement.start ?? 0;
    const call = t.isCallExpression(statement.expression) || t.isAwaitExpression(statement.expression);
    yield { start: at, end: at, replacement: "return ", description: "`return` was added", weight: call ? 0.8 : 0.5 };
  }
  if (!t.isBlockStatement(fn.body)) return;
  const last = fn.body.body.at(-1);
  if (last === undefined || t.isReturnStatement(last) || t.isThrowStatement(last)) return;
  const at = last.end ?? 0;
  const indent = indentAt(site, last.start ?? 0);
  const close = fn.body;
  const options = [
    ...namesAt(site.source, close.body.at(-1) ?? close)
      .filter((name) => name.place !== "outer")
      .map((name) => name.name),
    "this",
    "true",
    "false",
    "null",
    "''",
    "[]",
    "0",
    "-1",
  ];
  for (const [position, value] of options.entries())
    yield {
      start: at,
      end: at,
      replacement: `\n${indent}return ${value};`,
      description: `\`return ${value};\` was added at the end`,
      weight: position < 4 ? 0.6 : 0.35,
    };
}

/** A loop that answers in its first round: `return holds(x);` → `if (!holds(x)) return false;`. */
function* decided(site: Site): Iterable<Proposal> {
  const { statement } = site;
  if (!t.isReturnStatement(statement) || !statement.argument || !insideLoop(site, statement)) return;
  if (t.isLiteral(statement.argument)) return;
  const text = textOf(site.source, statement.argument);
  const plain =
    t.isCallExpression(statement.argument) || t.isIdentifier(statement.argument) || t.isMemberExpression(statement.argument);
  yield replaceNode(site, statement, `if (!${plain ? text : `(${text})`}) return false;`, 0.8);
  yield replaceNode(site, statement, `if (${text}) return true;`, 0.8);
  yield replaceNode(site, statement, `if (${text}) return ${text};`, 0.4);
}

function* otherValue(site: Site): Iterable<Proposal> {
  for (const node of site.nodes) {
    if (!t.isReturnStatement(node)) continue;
    if (!node.argument) {
      // Of what else the function has: `return;` → `return params;`.
      for (const [value, weight] of valuesFor(site, node))
        if (value !== "") yield replaceNode(site, node, `return ${value};`, weight * 0.6);
      continue;
    }
    const before = textOf(site.source, node.argument);
    for (const [value, weight] of valuesFor(site, node))
      if (value !== before && value !== "") yield replaceNode(site, node.argument, value, weight * 0.45);
    for (const atom of atomsAt(site, node).slice(0, 10)) {
      for (const [value, weight] of valuesFor(site, node).slice(0, 5)) {
        if (value !== before && value !== "")
          yield replaceNode(site, node.argument, `${atom.text} ? ${value} : ${before}`, weight * atom.weight * 0.35);
      }
    }
  }
}

/** How likely a function gives something, in none of whose ways it does. */
const SHARE_OF_GIVEN = 0.3;

/** What this function returns elsewhere, then the usual neutral values; a literal that the issue expects comes last. */
export function valuesFor(site: Site, at: t.Node): [string, number][] {
  const values = new Map<string, number>();
  let share = 1;
  const offer = (value: string, weight: number): void => {
    if (!values.has(value))
      values.set(value, site.pool.expected.has(value) && /\d{2}|['"].+['"]/.test(value) ? Math.min(weight, 0.1) : weight * share);
  };
  const fn = functionAround(site.source, at);
  const names = namesAt(site.source, at).filter((name) => name.place !== "outer");
  const own = ownNodes(site.source, fn).filter((node) => t.isReturnStatement(node));
  // Nobody is given anything by it: to leave is enough.
  if (own.length === 0 && t.isBlockStatement(fn?.body)) {
    offer("", 1);
    share = SHARE_OF_GIVEN;
  }
  for (const node of own) {
    if (node === at) continue;
    const text = node.argument ? textOf(site.source, node.argument) : "";
    if (text.length < 60) offer(text, 0.9);
    if (t.isConditionalExpression(node.argument))
      for (const one of [node.argument.consequent, node.argument.alternate])
        if (t.isLiteral(one)) offer(textOf(site.source, one), 0.7);
  }
  for (const name of names) offer(name.name, name.place === "param" ? 0.8 : 0.6);
  for (const { name, kind, place } of names) if (place === "param" && kind === "object") offer(`{ ...${name} }`, 0.3);
  for (const [value, weight] of [
    ["''", 0.6],
    ["[]", 0.6],
    ["false", 0.6],
    ["0", 0.6],
    ["null", 0.55],
    ["undefined", 0.5],
    ["true", 0.5],
    ["{}", 0.4],
    ["-1", 0.35],
    ["NaN", 0.35],
    ["1", 0.3],
  ] as const)
    offer(value.replaceAll("''", quoted(site, "")), weight);
  return [...values];
}

/** `current = current[key];` at the end of a round → `if (current == null) return false;` behind it. */
function* behind(site: Site, statement: t.Statement): Iterable<Proposal> {
  const block = site.source.parents.get(statement);
  if (!t.isBlockStatement(block) || block.body.at(-1) !== statement || !t.isLoop(site.source.parents.get(block))) return;
  if (!t.isExpressionStatement(statement) || !t.isAssignmentExpression(statement.expression, { operator: "=" })) return;
  const { left } = statement.expression;
  if (!t.isIdentifier(left)) return;
  const values = valuesFor(site, statement).slice(0, 8);
  for (const [test, likely] of [
    [`${left.name} == null`, 0.8],
    [`!${left.name}`, 0.6],
    [`${left.name} === undefined`, 0.5],
  ] as const) {
    for (const [value, weight] of values) yield insertAfter(site, statement, `if (${test}) return ${value};`, likely * weight);
    yield insertAfter(site, statement, `if (${test}) break;`, 0.5 * likely);
  }
}

const MOST_ATOMS = 24;
const MOST_KNOWN = 8;
const MOST_RETURNS = 160;

/** `if (atom) return value;` before a statement, and `continue` inside a loop. */
function* early(site: Site, statement: t.Statement, factor: number): Iterable<Proposal> {
  if (!inList(site, statement)) return;
  const all = atomsAt(site, statement);
  const atoms = [
    ...all.slice(0, MOST_ATOMS),
    ...all
      .slice(MOST_ATOMS)
      .filter((atom) => atom.known)
      .slice(0, MOST_KNOWN),
  ];
  const values = valuesFor(site, statement).slice(0, 14);
  const both = atoms.flatMap((atom) => values.map(([value, weight]) => ({ atom, value, weight: atom.weight * weight })));
  // More of them could not come before the line's cap is reached.
  for (const { atom, value, weight } of both.sort((a, b) => b.weight - a.weight).slice(0, MOST_RETURNS))
    yield insertReturnIf(site, statement, atom.text, value, factor * weight);
  if (!insideLoop(site, statement)) return;
  for (const atom of atoms)
    for (const jump of ["continue", "break"])
      yield insertIf(site, statement, atom.text, `${jump};`, factor * atom.weight * (jump === "continue" ? 0.6 : 0.4));
}

export function insideLoop(site: Site, statement: t.Statement): boolean {
  for (
    let node = site.source.parents.get(statement);
    node !== undefined && !t.isFunction(node);
    node = site.source.parents.get(node)
  )
    if (t.isLoop(node)) return true;
  return false;
}

function isSaid({ pool: { symptom } }: Site, { replacement }: Proposal): boolean {
  return symptom.kind === "missing_exception" && symptom.message !== null && replacement.includes(symptom.message);
}

/** The error that the issue misses. */
function* throws(site: Site, statement: t.Statement): Iterable<Proposal> {
  const { symptom } = site.pool;
  if (symptom.kind !== "missing_exception") return;
  const types =
    symptom.errorType !== null && /^[A-Z]\w*$/.test(symptom.errorType)
      ? [symptom.errorType]
      : ["TypeError", "RangeError", "Error"];
  const existing = site.source.nodes
    .filter((node) => t.isThrowStatement(node))
    .map((node) => textOf(site.source, node))
    .filter((text) => text.length < 160);
  const name = site.fn !== null && "id" in site.fn && site.fn.id ? site.fn.id.name : null;
  for (const atom of atomsAt(site, statement).slice(0, 60)) {
    const message =
      symptom.message ??
      `${atom.about === null ? "Invalid arguments" : `Invalid ${atom.about}`}${name === null ? "" : ` for ${name}`}`;
    for (const [position, type] of types.entries())
      yield insertIf(
        site,
        statement,
        atom.text,
        `throw new ${type}(${quoted(site, message)});`,
        atom.weight * (1.6 - position * 0.3),
      );
    for (const text of existing.slice(0, 4)) yield insertIf(site, statement, atom.text, text, atom.weight * 0.9);
  }
  for (const node of site.nodes) {
    if (t.isReturnStatement(node))
      yield replaceNode(
        site,
        node,
        `throw new ${types[0] ?? "Error"}(${quoted(site, symptom.message ?? "Invalid argument")});`,
        0.9,
        `\`${short(textOf(site.source, node))}\` became a throw`,
      );
  }
}
