import { tokensOf, type EditShape } from "./edit-shape.ts";
import { sequencesOf, tokensBefore, tokensBehind } from "./sequences.ts";
import type { Proposal, SourceFile } from "./types.ts";

const IS_NAME = /^[A-Za-z_$]/;
const SIGNS = new Set(["&&", "||", "??", "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "===", "!==", "==", "!=", "=", ","]);
const MOST_PAIRS = 4;
const MOST_TRIPLES = 5;

/** How natural what an edit makes is beside the rest of its file, as names of facts: what a file says once it says again. */
export function naturalness(source: SourceFile, { start, end, replacement }: Proposal, { given, head }: EditShape): string[] {
  const own = tokensOf(replacement);
  const before = [...tokensBefore(source, start), ...own.slice(0, head)].slice(-2);
  const after = [...own.slice(head + given.length), ...tokensBehind(source, end)].slice(0, 2);
  const all = [...before, ...given, ...after];
  const { pairs, triples } = sequencesOf(source);
  const touched = all.slice(Math.max(0, before.length - 1), all.length - Math.max(0, after.length - 1));
  const strangePairs = count(touched.length - 1, (at) => !pairs.has(`${touched[at]} ${touched[at + 1]}`));
  const strangeTriples = count(all.length - 2, (at) => !triples.has(`${all[at]} ${all[at + 1]} ${all[at + 2]}`));
  const size = given.length > 8 ? "long" : given.length > 3 ? "middling" : given.length > 0 ? "short" : "none";
  const facts = [`pairs ${upTo(strangePairs, MOST_PAIRS)} ${size}`, `triples ${upTo(strangeTriples, MOST_TRIPLES)} ${size}`];
  const twice = saidTwice(all, Math.max(1, before.length - 1), before.length + given.length);
  return twice === null ? facts : [...facts, `twice ${twice}`];
}

function count(places: number, holds: (at: number) => boolean): number {
  let found = 0;
  for (let at = 0; at < places; at++) if (holds(at)) found += 1;
  return found;
}

function upTo(found: number, most: number): string {
  return found >= most ? `${most}+` : String(found);
}

/** The same name on both sides of a sign near what is put in. */
function saidTwice(tokens: readonly string[], from: number, to: number): "given" | "asked" | null {
  for (let at = from; at + 1 < tokens.length && at <= to; at++) {
    const [left, sign, right] = [tokens[at - 1] ?? "", tokens[at] ?? "", tokens[at + 1] ?? ""];
    const isWhole = tokens[at - 2] !== "." && !/^[.([]/.test(tokens[at + 2] ?? "");
    if (SIGNS.has(sign) && left === right && IS_NAME.test(left) && isWhole) return sign === "," ? "given" : "asked";
  }
  return null;
}
