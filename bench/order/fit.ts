import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { z } from "zod";
import { factsSchema, unpacked, type Facts, type Row } from "./facts.ts";
import { coveredSites, learn, worth, type Table } from "./learn.ts";
import { rankOf, summary } from "./ranks.ts";

/** Of the projects, for learning; the others only judge. */
const TRAINING = 0.7;
const LEAST_WEIGHT = 0.08;

async function readFacts(file: string): Promise<Facts[]> {
  const all: Facts[] = [];
  const known = new Map<string, string>();
  const shared = (text: string): string => known.get(text) ?? (known.set(text, text), text);
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const { names, ...facts } = factsSchema.parse(JSON.parse(line));
    all.push(unpacked({ ...facts, names: names.map(shared) }));
  }
  return all;
}

function isTraining({ project }: Facts): boolean {
  return Number.parseInt(createHash("sha1").update(project).digest("hex").slice(0, 8), 16) / 0x1_0000_0000 < TRAINING;
}

function printFamilies(all: readonly Facts[]): void {
  const counts = new Map<string, { proposals: number; hits: number }>();
  for (const facts of all) {
    for (const [family, count] of Object.entries(facts.proposals)) {
      const known = counts.get(family) ?? { proposals: 0, hits: 0 };
      const hit = facts.sites.some((rows) => rows.some((row) => row.fixes && row.family === family));
      counts.set(family, { proposals: known.proposals + count, hits: known.hits + Number(hit) });
    }
  }
  for (const [family, { proposals, hits }] of [...counts].sort((a, b) => b[1].hits / b[1].proposals - a[1].hits / a[1].proposals))
    process.stdout.write(
      `  ${family.padEnd(22)} ${String(proposals).padStart(8)} proposals ${String(hits).padStart(4)} hits ${((1000 * hits) / proposals).toFixed(2).padStart(7)} per 1000\n`,
    );
}

function printCoverage(name: string, all: readonly Facts[]): void {
  const covered = all.filter((facts) => coveredSites(facts).length > 0);
  process.stdout.write(
    `${name}: ${covered.length} of ${all.length} fixes are covered (${((100 * covered.length) / all.length).toFixed(1)} %)\n`,
  );
}

const { values } = parseArgs({
  options: {
    facts: { type: "string" },
    /** Facts that only judge; without them, those of some of the projects do. */
    judge: { type: "string" },
    /** A table that the weights are held near. */
    near: { type: "string" },
    out: { type: "string" },
    penalty: { type: "string", default: "2" },
  },
});
const all = await readFacts(values.facts ?? "");
const near =
  values.near === undefined ? undefined : z.record(z.string(), z.number()).parse(JSON.parse(await readFile(values.near, "utf8")));
const training = values.judge === undefined ? all.filter(isTraining) : all;
const judging = values.judge === undefined ? all.filter((facts) => !isTraining(facts)) : await readFacts(values.judge);
printCoverage("training", training);
printCoverage("held out", judging);
printFamilies(all);
const covered = judging.filter((facts) => coveredSites(facts).length > 0);
const report = (name: string, value: (row: Row) => number): void => {
  process.stdout.write(`${name}: ${summary(covered.map((facts) => rankOf(facts, value)))}\n`);
};
const learnFrom = (some: readonly Facts[]): Table => {
  const table = learn(
    some.filter((facts) => coveredSites(facts).length > 0),
    { penalty: Number(values.penalty), near },
  );
  const told = Object.entries(table).filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT);
  return Object.fromEntries(told.map(([name, weight]) => [name, Math.round(weight * 100) / 100]));
};
const table = learnFrom(training);
report("weights alone", (row) => Math.log(row.weight));
if (near !== undefined) report("the table that they are held near", (row) => worth(near, row));
report(`table of ${Object.keys(table).length}`, (row) => worth(table, row));
if (values.out !== undefined) {
  // What is used learns from all: the numbers above are of a table that has seen less.
  const whole = learnFrom(all);
  await writeFile(values.out, `${JSON.stringify(whole, Object.keys(whole).sort(), 2)}\n`);
}
