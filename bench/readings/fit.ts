import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { renderColumns } from "../shared/table.ts";
import { judged, type JudgedReport } from "./choices.ts";
import { learn, type Choice, type Fitted } from "../shared/conditional-logit.ts";
import { readRows } from "./rows.ts";

const FOLDS = 8;
const LEAST_WEIGHT = 0.005;
const SHOWN_FROM = [0, 0.1, 0.2, 0.4, 0.5, 0.7, 0.9];

/** Reports of one program are in one fold: its calls and values are alike. */
function foldOf(name: string): number {
  const [program = ""] = name.split("/");
  return Number.parseInt(createHash("sha1").update(program).digest("hex").slice(0, 8), 16) % FOLDS;
}

function choiceOf({ pairs }: JudgedReport, features: ReadonlyMap<string, number>): Choice {
  const rows = pairs.map((pair) => {
    const told = Object.entries(pair.features).filter(([, value]) => value !== 0);
    return { features: new Map(told.map(([name, value]) => [features.get(name) ?? 0, value])), isRight: pair.isRight };
  });
  return { rows };
}

/** The likeliest pair, how likely it is beside none, and whether it is right; null where there are no pairs. */
function best({ rows }: Choice, { weights, none }: Fitted): { probability: number; isRight: boolean } | null {
  const scored = rows.map(({ features, isRight }) => {
    let score = -none;
    for (const [at, value] of features) score += (weights[at] ?? 0) * value;
    return { probability: 1 / (1 + Math.exp(-score)), isRight };
  });
  return scored.toSorted((a, b) => b.probability - a.probability)[0] ?? null;
}

const { values } = parseArgs({
  options: {
    rows: { type: "string", multiple: true, default: [] },
    out: { type: "string" },
    penalty: { type: "string", default: "1" },
  },
});
const rows = (await Promise.all(values.rows.map(readRows))).flat();
const reports = rows.flatMap(judged);
const names = [...new Set(reports.flatMap(({ pairs }) => pairs.flatMap(({ features }) => Object.keys(features))))].toSorted();
const features = new Map(names.map((name, at) => [name, at]));
const all = reports.map((report) => ({ fold: foldOf(report.name), choice: choiceOf(report, features) }));
const fit = (some: typeof all): Fitted =>
  learn(
    some.map(({ choice }) => choice),
    { features: names.length, penalty: Number(values.penalty) },
  );
const seen = Array.from({ length: FOLDS }, (_, fold) => {
  const fitted = fit(all.filter((one) => one.fold !== fold));
  return all.filter((one) => one.fold === fold).flatMap(({ choice }) => best(choice, fitted) ?? []);
}).flat();
const able = all.filter(({ choice }) => choice.rows.some(({ isRight }) => isRight)).length;
process.stdout.write(
  `${rows.length} reports, of ${able} of ${all.length} sets of pairs one is right; the likeliest, of programs that taught nothing:\n`,
);
const table = SHOWN_FROM.map((from) => {
  const shown = seen.filter(({ probability }) => probability >= from);
  const right = shown.filter(({ isRight }) => isRight).length;
  return { from, right, wrong: shown.length - right };
});
process.stdout.write(
  `${renderColumns(
    [
      ["At least so likely", ({ from }) => String(from)],
      ["Right", ({ right }) => String(right)],
      ["Wrong", ({ wrong }) => String(wrong)],
    ],
    table,
  )}\n`,
);
if (values.out !== undefined) {
  // What is used learns from all: the numbers above are of tables that have seen less.
  const { weights, none } = fit(all);
  const told = names.flatMap((name, at) => (Math.abs(weights[at] ?? 0) < LEAST_WEIGHT ? [] : [[name, round(weights[at] ?? 0)]]));
  await writeFile(values.out, `${JSON.stringify({ none: round(none), weights: Object.fromEntries(told) }, null, 2)}\n`);
}

function round(weight: number): number {
  return Math.round(weight * 1000) / 1000;
}
