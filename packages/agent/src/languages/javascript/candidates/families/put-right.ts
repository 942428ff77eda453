import * as t from "@babel/types";
import { insertIf, insertReturnIf, quoted } from "../build.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import { around } from "../site.ts";
import type { Family, Name, Proposal, Site, SourceFile } from "../types.ts";
import { subjectsAt, type Subject } from "./kind-test-subjects.ts";
import { inList } from "./returns.ts";

/** What is given is put right, passed over or answered before the statement that reads it: `if (!Array.isArray(list)) list = [list];`. */
export const putRight: Family = {
  name: "put-right",
  *propose(site) {
    const { statement, fn } = site;
    if (statement === null || !inList(site, statement) || t.isFunctionDeclaration(statement)) return;
    const isRound = isInLoop(site, statement);
    const params = namesAt(site.source, statement).filter(({ place }) => place === "param");
    for (const subject of subjectsAt(site)) {
      if (params.some(({ name }) => name === subject.text)) yield* made(site, statement, subject);
      if (isRound) yield* passedOver(site, statement, subject);
      if (fn !== null && subject.need === "filled") yield* few(site, statement, subject);
    }
    if (fn === null || !t.isBlockStatement(fn.body) || fn.body.body[0] !== statement) return;
    yield* alike(site, statement, params);
    yield* asked(site, statement, params);
  },
};

/** A parameter of another kind becomes one of the kind that is needed. */
function* made(site: Site, statement: t.Statement, { text, need }: Subject): Iterable<Proposal> {
  const type = (kind: string): string => `typeof ${text} !== ${quoted(site, kind)}`;
  const empty = quoted(site, "");
  const forms: Readonly<Partial<Record<Subject["need"], readonly (readonly [test: string, value: string, weight: number])[]>>> = {
    string: [
      [type("string"), `String(${text})`, 0.6],
      [type("string"), empty, 0.35],
    ],
    array: [
      [`!Array.isArray(${text})`, `[${text}]`, 0.6],
      [`!Array.isArray(${text})`, `Object.values(${text})`, 0.15],
    ],
    function: [[type("function"), "() => {}", 0.4]],
    number: [
      [type("number"), `Number(${text})`, 0.4],
      [`isNaN(${text})`, "0", 0.3],
      [`${text} < 0`, "0", 0.3],
    ],
    object: [[`!${text}`, "{}", 0.4]],
    given: [
      [`${text} == null`, empty, 0.35],
      [`${text} == null`, "[]", 0.3],
      [`${text} == null`, "{}", 0.3],
      [`${text} === undefined`, "1", 0.2],
      [`${text} === undefined`, "0", 0.25],
    ],
  };
  for (const [test, value, weight] of forms[need] ?? []) yield insertIf(site, statement, test, `${text} = ${value};`, weight);
}

function isInLoop({ source }: Site, statement: t.Statement): boolean {
  for (const outer of around(source, statement)) {
    if (t.isFunction(outer)) return false;
    if (t.isLoop(outer)) return true;
  }
  return false;
}

/** `if (one == null) continue;` */
function* passedOver(site: Site, statement: t.Statement, { text, need }: Subject): Iterable<Proposal> {
  const tests: Readonly<Partial<Record<Subject["need"], readonly string[]>>> = {
    given: [`!${text}`, `${text} == null`],
    filled: [`${text}.length === 0`],
    string: [`typeof ${text} !== ${quoted(site, "string")}`],
    object: [`!${text}`, `typeof ${text} !== ${quoted(site, "object")}`],
  };
  for (const test of tests[need] ?? []) yield insertIf(site, statement, test, "continue;", 0.4);
}

/** One or none is what it is already: `if (points.length < 2) return points;`. */
function* few(site: Site, statement: t.Statement, { text }: Subject): Iterable<Proposal> {
  for (const [test, weight] of [
    [`${text}.length === 0`, 0.5],
    [`${text}.length < 2`, 0.45],
    [`${text}.length <= 1`, 0.3],
  ] as const)
    yield insertReturnIf(site, statement, test, text, weight);
}

/** Two that are the same: `if (a === b) return 0;`. */
function* alike(site: Site, statement: t.Statement, params: readonly Name[]): Iterable<Proposal> {
  const [one, other, ...more] = params;
  if (one === undefined || other === undefined || more.length > 2) return;
  for (const value of ["0", "true", one.name, "[]", "false"])
    yield insertReturnIf(site, statement, `${one.name} === ${other.name}`, value, value === "0" || value === "true" ? 0.4 : 0.2);
}

const MOST_ASKED = 4;

/** What the file asks elsewhere by a function of its own: `if (!isObject(value)) return value;`, `if (!this.isValid()) return null;`. */
function* asked(site: Site, statement: t.Statement, params: readonly Name[]): Iterable<Proposal> {
  const body = site.fn === null ? "" : textOf(site.source, site.fn);
  for (const callee of questionsOf(site.source).slice(0, MOST_ASKED)) {
    if (body.includes(`${callee}(`)) continue;
    if (callee.startsWith("this.")) {
      for (const value of ["null", "this", quoted(site, ""), "NaN"])
        yield insertReturnIf(site, statement, `!${callee}()`, value, 0.25);
      continue;
    }
    for (const { name } of params.slice(0, 2)) {
      for (const value of [name, "false", "null", ""]) {
        yield insertReturnIf(site, statement, `!${callee}(${name})`, value, value === name ? 0.35 : 0.25);
        yield insertReturnIf(site, statement, `${callee}(${name})`, value, value === name ? 0.3 : 0.2);
      }
    }
  }
}

const known = new WeakMap<SourceFile, string[]>();

/** Of one thing, or of the object itself, with a yes or no; the most frequent first. */
function questionsOf(source: SourceFile): string[] {
  let found = known.get(source);
  if (found !== undefined) return found;
  const counts = new Map<string, number>();
  const note = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const node of source.nodes) {
    if (t.isFunctionDeclaration(node) && node.id && /^(?:is|has)[A-Z]/.test(node.id.name) && node.params.length === 1)
      note(node.id.name);
    if (!t.isCallExpression(node) || node.arguments.length > 1) continue;
    const name = textOf(source, node.callee);
    const isOwn = name.startsWith("this.");
    if (
      /^(?:[\w$]+\.)?(?:is|has)[A-Z]\w*$/.test(name) &&
      !/^(?:Array|Number|Object)\./.test(name) &&
      isOwn === (node.arguments.length === 0)
    )
      note(name);
  }
  found = [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  known.set(source, found);
  return found;
}
