import * as t from "@babel/types";
import { insertAfter, insertBefore } from "../build.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import { ownNodes } from "../site.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";
import { inList } from "./returns.ts";

/** Of what usual edits weigh: these are many, and each is right less often. */
const SHARE = 0.024;
const MOST = 14;
const MOST_VALUES = 3;
const MOST_DECLARED = 3;
const LONGEST = 40;
const VALUE = /^(?:null|true|false|undefined|-?\d+|''|""|\[\]|\{\})$/;
const GROWS = /^(?:push|splice|unshift)$/;
const KNOWN = new Set(Object.getOwnPropertyNames(globalThis));

/** State of the file that is set back here too: `queue.length = 0;`, `current = null;`; or a name that was never declared is. */
export const setBack: Family = {
  name: "set-back",
  *propose(site) {
    const { statement, fn } = site;
    if (statement === null || fn === null || !inList(site, statement)) return;
    yield* declared(site, statement, fn);
    const block = site.source.parents.get(statement);
    const isLast = t.isBlockStatement(block) && block.body.at(-1) === statement && !t.isCompletionStatement(statement);
    for (const code of settings(site, statement)) {
      yield insertBefore(site, statement, code, SHARE);
      if (isLast) yield insertAfter(site, statement, code, SHARE);
    }
  },
};

/** `var text;` for what is written here and declared nowhere. */
function* declared(site: Site, statement: t.Statement, fn: t.Function): Iterable<Proposal> {
  const known = new Set(namesAt(site.source, statement).map(({ name }) => name));
  const missing = new Set<string>();
  for (const node of ownNodes(site.source, fn))
    if (t.isAssignmentExpression(node) && t.isIdentifier(node.left) && !known.has(node.left.name) && !KNOWN.has(node.left.name))
      missing.add(node.left.name);
  for (const name of [...missing].slice(0, MOST_DECLARED))
    for (const kind of ["var", "let"]) yield insertBefore(site, statement, `${kind} ${name};`, SHARE * 3);
}

function settings(site: Site, statement: t.Statement): Set<string> {
  const scope = new Map(namesAt(site.source, statement).map((name) => [name.name, name]));
  const isKnown = ({ root }: State): boolean => root === "this" || scope.has(root);
  const isFixed = (text: string): boolean => scope.get(text)?.constant === true;
  const far = ({ line }: State): number => Math.abs(line - site.line);
  const codes = new Set<string>();
  const near = statesIn(site.source)
    .filter(isKnown)
    .toSorted((a, b) => far(a) - far(b));
  const some = near.filter((one) => one.grows || !isFixed(one.text)).slice(0, MOST);
  for (const { text, values, grows, root } of some) {
    if (grows) codes.add(`${text}.length = 0;`);
    if (isFixed(text)) continue;
    const all = new Set(values);
    if (values.has("true") || values.has("false")) all.add("false").add("true");
    if (values.size === 0 || text !== root) all.add("null");
    for (const value of [...all].slice(0, MOST_VALUES)) codes.add(`${text} = ${value};`);
  }
  return codes;
}

interface State {
  text: string;
  root: string;
  line: number;
  /** Plain ones that it is set to. */
  values: Set<string>;
  grows: boolean;
}

const known = new WeakMap<SourceFile, readonly State[]>();

/** Names and members that the file sets, or adds to. */
function statesIn(source: SourceFile): readonly State[] {
  const before = known.get(source);
  if (before !== undefined) return before;
  const found = new Map<string, State>();
  const note = (target: t.Node, value: t.Node | null, grows: boolean): void => {
    const text = textOf(source, target);
    if (text.length > LONGEST || !/^[\w$]+(?:\.[\w$]+)*$/.test(text)) return;
    const state = found.get(text) ?? {
      text,
      root: text.replace(/\..*/, ""),
      line: target.loc?.start.line ?? 0,
      values: new Set<string>(),
      grows: false,
    };
    if (value !== null && VALUE.test(textOf(source, value))) state.values.add(textOf(source, value));
    state.grows ||= grows || t.isArrayExpression(value);
    found.set(text, state);
  };
  for (const node of source.nodes) {
    if (t.isAssignmentExpression(node)) note(node.left, node.right, false);
    else if (t.isVariableDeclarator(node)) note(node.id, node.init ?? null, false);
    else if (t.isCallExpression(node) && t.isMemberExpression(node.callee) && t.isIdentifier(node.callee.property))
      if (GROWS.test(node.callee.property.name)) note(node.callee.object, null, true);
  }
  const states = [...found.values()];
  known.set(source, states);
  return states;
}
