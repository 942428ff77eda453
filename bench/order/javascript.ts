import { canonicalEdit } from "../../packages/agent/src/languages/javascript/candidates/canonical-edit.ts";
import { FAMILIES } from "../../packages/agent/src/languages/javascript/candidates/families/index.ts";
import { featuresOf } from "../../packages/agent/src/languages/javascript/candidates/features.ts";
import { parseSource } from "../../packages/agent/src/languages/javascript/candidates/parse.ts";
import { siteAt } from "../../packages/agent/src/languages/javascript/candidates/site.ts";
import type { Family, Pool, Proposal, Site, SourceFile } from "../../packages/agent/src/languages/javascript/candidates/types.ts";
import { endsAlike } from "../../packages/agent/src/run/text-places.ts";
import { noFacts } from "../../packages/agent/src/types/testing/no-facts.ts";
import type { Fix } from "./fixes.ts";
import { changeOf, normal, type Change } from "./javascript-change.ts";
import type { WrittenFacts } from "./facts.ts";

const MOST_LINES = 6;
/** The usual ones have some hundreds at most, the wide ones thousands. */
const MOST_OF_A_FAMILY = { usual: 480, wide: 20_000 };

const EMPTY: Pool = {
  facts: noFacts(),
  symptom: { kind: "wrong_value", expected: null, actual: null },
  shown: { kind: "wrong_value", expected: null, actual: null },
  issueNumbers: new Set(),
  issueStrings: new Set(),
  words: new Set(),
  expected: new Set(),
  others: () => [],
  observed: new Map(),
  missing: [],
};

/** Everything that families propose at the changed lines without an issue; null for what is no small fix of one statement. */
export function factsOf(fix: Fix, families: readonly Family[] = FAMILIES): WrittenFacts | null {
  const before = parseSource(fix.file, fix.before);
  const after = parseSource(fix.file, fix.after);
  if (before === null || after === null) return null;
  const change = changeOf(before, after);
  if (change === null) return null;
  const isFix = matcher(before, after, normal(after.ast.program));
  const proposals: Record<string, number> = {};
  const names = new Map<string, number>();
  const sites: WrittenFacts["sites"] = [];
  for (const line of linesOf(fix, change)) {
    const site = siteAt(before, line, EMPTY);
    if (site === null) continue;
    const proposed = proposedAt(site, families, isFix);
    for (const { family } of proposed) proposals[family] = (proposals[family] ?? 0) + 1;
    if (proposed.some(({ fixes }) => fixes)) sites.push(rowsOf(site, proposed, names));
  }
  const { kind, old, fresh } = change;
  return {
    project: fix.project,
    commit: fix.commit,
    file: fix.file,
    kind,
    old,
    fresh,
    proposals,
    names: [...names.keys()],
    sites,
  };
}

function linesOf(fix: Fix, change: Change): number[] {
  const lines = new Set(change.lines);
  for (let line = fix.line; line < fix.line + fix.lines; line++) lines.add(line);
  if (fix.lines === 0) {
    lines.add(fix.line);
    lines.add(fix.line - 1);
  }
  return [...lines].filter((line) => line > 0).slice(0, MOST_LINES);
}

interface Proposed {
  family: string;
  proposal: Proposal;
  fixes: boolean;
}

function proposedAt(site: Site, families: readonly Family[], isFix: (proposal: Proposal) => boolean): Proposed[] {
  return families.flatMap((family) =>
    take(family.propose(site), family.name.startsWith("wide-") ? MOST_OF_A_FAMILY.wide : MOST_OF_A_FAMILY.usual).map(
      (proposal) => ({ family: family.name, proposal, fixes: isFix(proposal) }),
    ),
  );
}

function rowsOf(site: Site, proposed: readonly Proposed[], names: Map<string, number>): WrittenFacts["sites"][number] {
  const keys = new Map<string, number>();
  return proposed.flatMap(({ family, proposal, fixes }) => {
    const key = canonicalEdit(site.source, proposal);
    if (key === null) return [];
    const features = featuresOf(site, family, proposal).map((name) => numberOf(names, name));
    return [
      [family, proposal.weight, numberOf(keys, key), Number(fixes), features] satisfies WrittenFacts["sites"][number][number],
    ];
  });
}

function numberOf(known: Map<string, number>, name: string): number {
  const number = known.get(name) ?? known.size;
  known.set(name, number);
  return number;
}

function take<T>(items: Iterable<T>, most: number): T[] {
  const taken: T[] = [];
  for (const item of items) {
    if (taken.length >= most) break;
    taken.push(item);
  }
  return taken;
}

/** Compares what differs from the fixed text only, and the trees where that is the same but for layout. */
function matcher(source: SourceFile, fixed: SourceFile, wanted: string): (proposal: Proposal) => boolean {
  const [before, after] = [withoutComments(source), withoutComments(fixed)];
  const { head, tail } = endsAlike(before, after);
  return ({ start, end, replacement }) => {
    const from = Math.min(start, head);
    const to = Math.max(end, before.length - tail);
    const parts = [before.slice(from, start), replacement, before.slice(end, to)];
    if (!isAlike(parts.join(""), after.slice(from, after.length - (before.length - to)))) return false;
    const patched = parseSource(source.file, source.text.slice(0, start) + replacement + source.text.slice(end));
    return patched !== null && normal(patched.ast.program) === wanted;
  };
}

function withoutComments({ ast, text }: SourceFile): string {
  let plain = text;
  for (const { start = 0, end = 0 } of ast.comments ?? [])
    plain = plain.slice(0, start) + " ".repeat(end - start) + plain.slice(end);
  return plain;
}

const LAYOUT = new Set(" \t\r\n;,(){}");
const QUOTES = new Set("\"`'");

/** Ends at the first character that is not the same and no layout. */
function isAlike(one: string, other: string): boolean {
  let [i, j] = [0, 0];
  for (;;) {
    while (i < one.length && LAYOUT.has(one.charAt(i))) i += 1;
    while (j < other.length && LAYOUT.has(other.charAt(j))) j += 1;
    const [a, b] = [one.charAt(i), other.charAt(j)];
    if (a === "" || b === "") return a === b;
    if (a !== b && !(QUOTES.has(a) && QUOTES.has(b))) return false;
    i += 1;
    j += 1;
  }
}
