import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { FAMILIES } from "../../packages/agent/src/languages/javascript/candidates/families/index.ts";
import { parseSource } from "../../packages/agent/src/languages/javascript/candidates/parse.ts";
import table from "../../packages/agent/src/languages/javascript/candidates/order-table.json" with { type: "json" };
import { WIDE_FAMILIES, WIDEST_FAMILIES } from "../../packages/agent/src/languages/javascript/candidates/wide/index.ts";
import { unpacked, type Facts } from "./facts.ts";
import type { Fix } from "./fixes.ts";
import { factsOf } from "./javascript.ts";
import { coveredSites, worth } from "./learn.ts";
import { ofCalls, ofNames } from "./made/of-names.ts";
import { ofWrappers } from "./made/of-parts.ts";
import { ofStatements } from "./made/of-statements.ts";
import { ofLiterals, ofOperators } from "./made/of-values.ts";
import { rightPrograms, type RightProgram } from "./made/right-programs.ts";
import { shuffled } from "./made/seeded.ts";
import type { Slip } from "./made/slip.ts";
import { printTable, type Made } from "./made/table.ts";
import { rankOf } from "./ranks.ts";

/**
 * Right programs with one slip each, made by a grammar that knows nothing of the families: is the way back among the candidates, and
 * when does it come? An equal program in other words is not counted.
 */
const GRAMMAR = [ofOperators, ofLiterals, ofNames, ofCalls, ofWrappers, ofStatements];
/** Of one kind in one program: a long file says no more than a short one. */
const MOST_OF_A_PROGRAM = 2;

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    each: { type: "string", default: "12" },
    kind: { type: "string", default: "" },
    wide: { type: "boolean", default: false },
    missed: { type: "boolean", default: false },
    out: { type: "string" },
  },
});

interface Broken {
  slip: Slip;
  fix: Fix;
}

function brokenOf({ name, file, text }: RightProgram): Broken[] {
  const source = parseSource(file, text);
  if (source === null) return [];
  const slips = source.nodes.flatMap((node) => GRAMMAR.flatMap((make) => [...make(source, node)]));
  const kinds = Map.groupBy(slips, ({ kind }) => kind);
  return [...kinds].flatMap(([kind, all]) =>
    shuffled(all, `${values.seed} ${name} ${file} ${kind}`, keyOf)
      .slice(0, MOST_OF_A_PROGRAM)
      .map((slip) => ({ slip, fix: fixOf(name, file, text, slip) })),
  );
}

const keyOf = ({ start, end, replacement }: Slip): string => `${start} ${end} ${replacement}`;

function fixOf(project: string, file: string, text: string, { kind, start, end, replacement }: Slip): Fix {
  const before = text.slice(0, start) + replacement + text.slice(end);
  const line = before.slice(0, start).split("\n").length;
  return { project, commit: kind, file, line, lines: replacement.split("\n").length, before, after: text };
}

function measured({ slip, fix }: Broken): (Made & { facts: Facts }) | null {
  const written = factsOf(fix, FAMILIES);
  if (written === null) return null;
  const facts = unpacked(written);
  const usual = Object.values(facts.proposals).reduce((sum, one) => sum + one, 0);
  const base = { kind: slip.kind, facts, proposals: usual };
  if (coveredSites(facts).length > 0) return { ...base, covered: true, rank: rankOf(facts, (row) => worth(table, row)) };
  if (!values.wide) return { ...base, covered: false, rank: Infinity };
  const wide = factsOf(fix, [...WIDE_FAMILIES, ...WIDEST_FAMILIES]);
  const found = wide === null ? null : unpacked(wide);
  if (found === null || coveredSites(found).length === 0) return { ...base, covered: false, rank: Infinity };
  return { ...base, covered: true, rank: usual + rankOf(found, (row) => worth(table, row), false) };
}

const broken = (await rightPrograms()).flatMap(brokenOf).filter(({ slip }) => slip.kind.includes(values.kind));
const chosen = [...Map.groupBy(broken, ({ slip }) => slip.kind).values()].map((all) =>
  shuffled(all, values.seed, ({ slip, fix }) => `${fix.project} ${fix.file} ${keyOf(slip)}`),
);
const made: Made[] = [];
const used: Fix[] = [];
for (const all of chosen) {
  let left = Number(values.each);
  for (const one of all) {
    if (left === 0) break;
    const result = measured(one);
    if (result === null) continue;
    left -= 1;
    made.push(result);
    used.push(one.fix);
    const { kind, facts, covered, rank } = result;
    if (values.missed && (!covered || rank > 100))
      process.stderr.write(
        `${kind}: ${covered ? rank : "missed"}, ${one.fix.project}/${facts.file}:${one.fix.line}\n  - ${facts.old}\n  + ${facts.fresh}\n`,
      );
  }
}
process.stdout.write(printTable(made));
if (values.out !== undefined) await writeFile(values.out, used.map((fix) => `${JSON.stringify(fix)}\n`).join(""));
