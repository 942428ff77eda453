import * as t from "@babel/types";
import { namesIn } from "../atoms.ts";
import { textOf } from "../parse.ts";
import type { SourceFile } from "../types.ts";

/** A call that makes one value of another, with a place for that between head and tail. */
export interface Way {
  head: string;
  tail: string;
  /** Called on the value. */
  method: string | null;
  /** A function by its name, with this value alone. */
  isPlain: boolean;
  /** What else it reads. */
  names: readonly string[];
  /** What goes through it in the file, and the last word of each. */
  values: Set<string>;
  words: Set<string>;
  times: number;
}

const LONGEST = 70;
const MOST_ARGUMENTS = 3;
/** They change what they are called on, keep what they are given, or only say something of it. */
const KEEPS =
  /^(?:push|pop|shift|unshift|splice|add|set|has|get|delete|includes|indexOf|lastIndexOf|log|warn|error|debug|test|exec|forEach|on|once|emit|require|bind|then|catch|some|every|apply|equal|charCodeAt|charAt|startsWith|endsWith|(?:is|has)[A-Z]\w*)$/;

const known = new WeakMap<SourceFile, readonly Way[]>();

/** Those of a file, the most frequent first. */
export function waysIn(source: SourceFile): readonly Way[] {
  let found = known.get(source);
  if (found !== undefined) return found;
  const ways = new Map<string, Way>();
  for (const node of source.nodes) {
    if (!t.isCallExpression(node) || !isMaking(source, node)) continue;
    for (const value of valuesOf(node)) note(ways, source, node, value);
  }
  known.set(source, (found = [...ways.values()].toSorted((a, b) => b.times - a.times)));
  return found;
}

/** The last word of a text: what a value goes by. */
export function lastWord(text: string): string {
  return /[A-Za-z_$][\w$]*$/.exec(text)?.[0] ?? "";
}

/** A short call whose value is used, and no list is gone through by it. */
function isMaking(source: SourceFile, node: t.CallExpression): boolean {
  const { callee, arguments: given } = node;
  if (t.isExpressionStatement(source.parents.get(node)) || given.length > MOST_ARGUMENTS) return false;
  const name = t.isMemberExpression(callee) && !callee.computed ? callee.property : callee;
  if (!t.isIdentifier(name) || KEEPS.test(name.name) || given.some((one) => t.isFunction(one))) return false;
  return (node.end ?? 0) - (node.start ?? 0) <= LONGEST && !textOf(source, node).includes("\n");
}

/** What it is called on, and each argument. */
function valuesOf({ callee, arguments: given }: t.CallExpression): t.Node[] {
  const isNamed = (one: t.Node): boolean => t.isIdentifier(one) || t.isMemberExpression(one);
  const object = t.isMemberExpression(callee) ? [callee.object] : [];
  return [...object.filter((one) => isNamed(one) || t.isCallExpression(one)), ...given.filter(isNamed)];
}

function note(ways: Map<string, Way>, source: SourceFile, node: t.CallExpression, value: t.Node): void {
  const { callee, arguments: given } = node;
  const head = source.text.slice(node.start ?? 0, value.start ?? 0);
  const tail = source.text.slice(value.end ?? 0, node.end ?? 0);
  const isObject = t.isMemberExpression(callee) && callee.object === value;
  const others = isObject ? given : [callee, ...given].filter((one) => one !== value);
  const way: Way = ways.get(`${head} ${tail}`) ?? {
    head,
    tail,
    method: isObject ? textOf(source, callee.property) : null,
    isPlain: t.isIdentifier(callee) && given.length === 1,
    names: others.flatMap((one) => namesIn(one)),
    values: new Set(),
    words: new Set(),
    times: 0,
  };
  if (way.names.includes("arguments")) return;
  const text = textOf(source, value);
  way.times += 1;
  way.values.add(text);
  way.words.add(lastWord(text));
  ways.set(`${head} ${tail}`, way);
}
