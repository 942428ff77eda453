import * as t from "@babel/types";
import { insertBefore, insertReturnIf, quoted } from "../build.ts";
import { ARRAY_METHODS, STRING_METHODS } from "../kinds.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";

const OF_DATES =
  /^(?:get|set|to)(?:UTC)?(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds|Time|ISOString|TimezoneOffset)$/;

type Taken = "text" | "joined" | "number" | "date";

/** What is put in front, `#` for the name; how likely it is where it is used so. */
const MADE: Readonly<Record<Taken, readonly [code: string, weight: number][]>> = {
  text: [["# = String(#);", 0.7]],
  joined: [["# = String(#);", 0.4]],
  number: [["# = Number(#);", 0.5]],
  date: [
    ["if (!#) # = new Date();", 0.6],
    ["# = new Date(#);", 0.6],
  ],
};

/**
 * A function may be given what it does not expect, and makes it what it takes it for before anything else:
 * `text = String(text);`, `if (!date) date = new Date();`, `if (!error.stack) return [];`.
 */
export const coerced: Family = {
  name: "coerced",
  *propose(site) {
    const { statement, fn } = site;
    if (statement === null || fn === null || !t.isBlockStatement(fn.body) || fn.body.body[0] !== statement) return;
    for (const param of fn.params) {
      const given = t.isAssignmentPattern(param) ? param.left : param;
      if (!t.isIdentifier(given)) continue;
      const { taken, members } = usesOf(site.source, fn.body, given.name);
      for (const kind of taken)
        for (const [code, weight] of MADE[kind])
          yield insertBefore(
            site,
            statement,
            code.replaceAll("#", () => given.name),
            weight,
          );
      for (const [member, isText] of members) yield* withoutMember(site, statement, member, isText);
    }
  },
};

function* withoutMember(site: Site, statement: t.Statement, member: string, isText: boolean): Iterable<Proposal> {
  for (const [value, weight] of [
    ["[]", 0.5],
    [isText ? quoted(site, "") : "{}", 0.35],
    ["", 0.35],
    ["null", 0.3],
  ] as const)
    yield insertReturnIf(site, statement, `!${member}`, value, weight);
}

interface Uses {
  taken: Set<Taken>;
  /** Members of it of which a method of texts (true) or of lists is called. */
  members: Map<string, boolean>;
}

function usesOf(source: SourceFile, body: t.Node, name: string): Uses {
  const uses: Uses = { taken: new Set(), members: new Map() };
  t.traverseFast(body, (node) => {
    if (!t.isIdentifier(node, { name })) return;
    const parent = source.parents.get(node);
    if (t.isMemberExpression(parent) && parent.object === node) {
      const called = memberCalled(source, parent);
      if (OF_DATES.test(called)) uses.taken.add("date");
      else if (STRING_METHODS.has(called) || nameOf(parent) === "length") uses.taken.add("text");
      const outer = source.parents.get(parent);
      const inner = t.isMemberExpression(outer) && outer.object === parent ? memberCalled(source, outer) : "";
      if (STRING_METHODS.has(inner) || ARRAY_METHODS.has(inner))
        uses.members.set(textOf(source, parent), STRING_METHODS.has(inner));
    }
    if (!t.isBinaryExpression(parent)) return;
    if (parent.operator === "+") uses.taken.add("joined");
    else if (/^(?:[-*/%]|\*\*|[<>]=?)$/.test(parent.operator)) uses.taken.add("number");
  });
  if (uses.taken.has("text")) uses.taken.delete("joined");
  return uses;
}

function nameOf({ computed, property }: t.MemberExpression): string {
  return !computed && t.isIdentifier(property) ? property.name : "";
}

/** Name of the method, where it is called; empty for what is only read. */
function memberCalled(source: SourceFile, node: t.MemberExpression): string {
  const parent = source.parents.get(node);
  return t.isCallExpression(parent) && parent.callee === node ? nameOf(node) : "";
}
