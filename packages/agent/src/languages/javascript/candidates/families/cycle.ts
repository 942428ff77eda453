import * as t from "@babel/types";
import { insertBefore, replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import { functionAround, ownNodes } from "../site.ts";
import { outermost } from "../unread.ts";
import { inList } from "./returns.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";

/** What comes round again: days of a week, hours, minutes, degrees. */
const ROUNDS = ["7", "12", "24", "60", "360"];
const MOST_NAMES = 3;

/** What comes round again is never below nought, and each unit is what the larger one leaves. */
export const cycle: Family = {
  name: "cycle",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isBinaryExpression(node, { operator: "-" })) yield* difference(site, node);
      if (t.isBinaryExpression(node, { operator: "/" })) yield* unit(site, node);
    }
    yield* belowNought(site);
  },
};

/** `day - first` → `(day - first + 7) % 7`. */
function* difference(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  if (t.isBinaryExpression(parent) || t.isNumericLiteral(node.left)) return;
  const isIndex = t.isMemberExpression(parent) && parent.computed && parent.property === node;
  const list = isIndex ? `${textOf(site.source, parent.object)}.length` : null;
  const known = roundsIn(site.source, node);
  const text = textOf(site.source, node);
  for (const round of [...(list === null ? [] : [list]), ...ROUNDS])
    yield replaceNode(site, node, `(${text} + ${round}) % ${round}`, round === list ? 0.8 : known.has(round) ? 0.5 : 0.15);
}

/** `Math.floor(seconds / 60)` beside `seconds / 3600` → `Math.floor((seconds % 3600) / 60)`. */
function* unit(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const size = t.isNumericLiteral(node.right) ? node.right.value : null;
  if (size === null || size < 2 || t.isBinaryExpression(node.left)) return;
  const text = textOf(site.source, node.left);
  const larger = dividedIn(site.source, node).filter((one) => one.of === text && one.by > size && one.by % size === 0);
  const next = Math.min(...larger.map(({ by }) => by));
  const told = larger.find(({ by }) => by === next);
  if (told === undefined) return;
  yield replaceNode(site, node, `(${text} % ${told.text}) / ${textOf(site.source, node.right)}`, 1.5);
  const outer = site.source.parents.get(node);
  if (t.isCallExpression(outer) && textOf(site.source, outer.callee) === "Math.floor")
    yield replaceNode(site, outer, `${textOf(site.source, outer)} % ${next / size}`, 0.8);
}

interface Division {
  of: string;
  by: number;
  text: string;
}

const divided = new WeakMap<t.Function, readonly Division[]>();

function dividedIn(source: SourceFile, node: t.Node): readonly Division[] {
  const fn = functionAround(source, node);
  if (fn === null) return [];
  let found = divided.get(fn);
  if (found === undefined) {
    const list: Division[] = [];
    t.traverseFast(fn, (one) => {
      if (t.isBinaryExpression(one) && ["/", "%"].includes(one.operator) && t.isNumericLiteral(one.right))
        list.push({ of: textOf(source, one.left), by: one.right.value, text: textOf(source, one.right) });
    });
    divided.set(fn, (found = list));
  }
  return found;
}

/** `if (hue < 0) hue += 360;` behind what may make it negative. */
function* belowNought(site: Site): Iterable<Proposal> {
  const { statement, fn } = site;
  if (statement === null || fn === null || !inList(site, statement)) return;
  const counted = countedIn(site.source, fn);
  const rounds = counted.size === 0 ? counted : roundsIn(site.source, statement);
  if (rounds.size === 0) return;
  const names = namesAt(site.source, statement).filter(
    ({ name, kind, place, constant }) =>
      counted.has(name) && place !== "outer" && !constant && (kind === "number" || kind === "unknown"),
  );
  for (const { name } of names.slice(0, MOST_NAMES))
    for (const round of rounds) yield insertBefore(site, statement, `if (${name} < 0) ${name} += ${round};`, 0.5);
}

const counted = new WeakMap<t.Function, ReadonlySet<string>>();

/** Variables that a function reckons with. */
function countedIn(source: SourceFile, fn: t.Function): ReadonlySet<string> {
  let found = counted.get(fn);
  if (found === undefined) {
    const names = ownNodes(source, fn).flatMap((node) => {
      if (!t.isAssignmentExpression(node) || !t.isIdentifier(node.left)) return [];
      return node.operator !== "=" || kindOf(source, node.right) === "number" ? [node.left.name] : [];
    });
    counted.set(fn, (found = new Set(names)));
  }
  return found;
}

const rounds = new WeakMap<t.Node, ReadonlySet<string>>();

/** Which of them the function, or the one that it is written in, names. A sixth of a circle tells of all of it. */
function roundsIn(source: SourceFile, at: t.Node): ReadonlySet<string> {
  const fn = functionAround(source, at);
  if (fn === null) return new Set();
  const home = outermost(source, fn);
  let found = rounds.get(home);
  if (found === undefined) {
    const numbers = new Set<number>();
    t.traverseFast(home, (node) => {
      if (t.isNumericLiteral(node)) numbers.add(node.value);
    });
    found = new Set(ROUNDS.filter((round) => numbers.has(Number(round)) || (round === "360" && numbers.has(60))));
    rounds.set(home, found);
  }
  return found;
}
