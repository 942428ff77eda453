import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { learn, type Choice } from "../shared/conditional-logit.ts";
import { rankOf, summary } from "./ranks.ts";
import { readBugs, type BugRows } from "./rows.ts";

const FOLDS = 8;
const LEAST_WEIGHT = 0.005;

/** Bugs of one project are in one fold. */
function foldOf(project: string): number {
  return Number.parseInt(createHash("sha1").update(project).digest("hex").slice(0, 8), 16) % FOLDS;
}

const { values } = parseArgs({
  options: {
    seen: { type: "string", multiple: true, default: [] },
    out: { type: "string" },
    penalty: { type: "string", default: "0.03" },
  },
});
const bugs = (await Promise.all(values.seen.map(readBugs))).flat();
const listed = bugs.filter(({ rows }) => rows.some(({ isRight }) => isRight));
const names = [...new Set(listed.flatMap(({ rows }) => rows.flatMap(({ features }) => Object.keys(features))))].toSorted();
const positions = new Map(names.map((name, at) => [name, at]));
const near = new Float64Array(names.length);
// The order as it was before anything is learnt.
near[positions.get("score") ?? 0] = 1;

function choiceOf({ rows }: BugRows): Choice {
  const numbered = (features: BugRows["rows"][number]["features"]) =>
    new Map(Object.entries(features).map(([name, value]) => [positions.get(name) ?? 0, value]));
  return { rows: rows.map(({ features, isRight }) => ({ features: numbered(features), isRight })) };
}

const all = listed.map((bug) => ({ bug, fold: foldOf(bug.project), choice: choiceOf(bug) }));
type One = (typeof all)[number];

function fit(some: readonly One[]): Float64Array {
  if (some.length === 0) return near;
  const options = { features: names.length, penalty: Number(values.penalty), near, isCertain: true };
  return learn(
    some.map(({ choice }) => choice),
    options,
  ).weights;
}

function rankBy(weights: Float64Array, { choice }: One): number {
  const scores = choice.rows.map(({ features }) =>
    [...features].reduce((sum, [at, value]) => sum + (weights[at] ?? 0) * value, 0),
  );
  return rankOf(scores, (index) => choice.rows[index]?.isRight === true);
}

function print(title: string, ranks: readonly { one: One; rank: number }[]): void {
  for (const language of ["javascript", "python"] as const) {
    const own = ranks.filter(({ one }) => one.bug.language === language).map(({ rank }) => rank);
    if (own.length > 0) process.stdout.write(`${title}, ${language}: ${summary(own)}\n`);
  }
}

process.stdout.write(`${bugs.length} bugs, of ${listed.length} the line is among the suspicious ones\n`);
print(
  "before",
  all.map((one) => ({ one, rank: rankBy(near, one) })),
);
const unseen = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fit(all.filter((one) => one.fold !== fold));
  return all.filter((one) => one.fold === fold).map((one) => ({ one, rank: rankBy(weights, one) }));
}).flat();
print("learnt from other projects", unseen);
if (values.out !== undefined) {
  // What is used learns from all: the ranks above are of tables that have seen less.
  const weights = fit(all);
  const told = names.flatMap((name, at) => {
    const weight = weights[at] ?? 0;
    return Math.abs(weight) < LEAST_WEIGHT ? [] : [[name, Number(weight.toFixed(3))]];
  });
  await writeFile(values.out, `${JSON.stringify(Object.fromEntries(told), null, 2)}\n`);
}
