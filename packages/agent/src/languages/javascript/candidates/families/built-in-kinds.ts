import * as t from "@babel/types";
import { insertReturnIf } from "../build.ts";
import { textOf } from "../parse.ts";
import { inList } from "./returns.ts";
import type { Family, Site } from "../types.ts";

/** Objects that are more than their keys, and how one is made of another. */
const KINDS = [
  ["Date", "new Date(#)"],
  ["RegExp", "new RegExp(#)"],
  ["Map", "new Map(#)"],
  ["Set", "new Set(#)"],
  ["Uint8Array", "new Uint8Array(#)"],
  ["Error", null],
  ["Promise", null],
] as const;

/** Times likelier where the issue names it. */
const NAMED = 4;

/** What goes through an object's keys takes a date for an empty object: `if (value instanceof Date) return new Date(value);`. */
export const builtInKinds: Family = {
  name: "built-in-kinds",
  *propose(site) {
    const { statement, fn } = site;
    if (statement === null || fn === null || !inList(site, statement)) return;
    const name = goneThrough(site, fn);
    if (name === null) return;
    const before = site.source.text.slice(fn.start ?? 0, statement.start ?? 0);
    const says = (kind: string): boolean => new RegExp(String.raw`\b${kind}\b`, "i").test(site.pool.facts.text);
    for (const [kind, copy] of KINDS) {
      if (before.includes(`instanceof ${kind}`)) continue;
      const evidence = says(kind) || (kind === "Uint8Array" && says("Buffer")) ? NAMED : 1;
      const condition = `${name} instanceof ${kind}`;
      yield { ...insertReturnIf(site, statement, condition, name, 0.5), evidence };
      if (copy !== null)
        yield {
          ...insertReturnIf(
            site,
            statement,
            condition,
            copy.replace("#", () => name),
            0.7,
          ),
          evidence,
        };
    }
  },
};

/** The parameter that the function asks for its kind and whose keys it goes through. */
function goneThrough({ source }: Site, fn: t.Function): string | null {
  const text = textOf(source, fn.body);
  for (const param of fn.params) {
    const one = t.isAssignmentPattern(param) ? param.left : param;
    if (!t.isIdentifier(one)) continue;
    const name = one.name.replaceAll("$", String.raw`\$`);
    const isAsked = new RegExp(String.raw`typeof ${name}\b|isArray\(${name}\)`).test(text);
    const isGone = new RegExp(String.raw`\b(?:in|keys\(|entries\(|assign\(\{\}, |\.\.\.)\s*${name}\b`).test(text);
    if (isAsked && isGone) return one.name;
  }
  return null;
}
