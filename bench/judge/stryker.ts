import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Candidate, RepairRequest } from "@fixpoint/agent";
import { Probe } from "../../packages/agent/src/languages/javascript/judge/probe.ts";
import { applyTo, copyTree } from "./rates.ts";
import type { Place } from "./request.ts";

const VERSIONS = { "@stryker-mutator/core": "10.0.0", "@stryker-mutator/mocha-runner": "10.0.0", mocha: "11.7.4" };
const TEST = "fixpoint-reproduction.test.cjs";

const run = promisify(execFile);

export interface StrykerRate {
  /** All that it says something of, those that no test reaches and that therefore never run included. */
  mutants: number;
  /** Of the whole run, as a person waits for it. */
  seconds: number;
}

/** Installed once, at exactly these versions. */
async function install(folder: string): Promise<void> {
  const manifest = JSON.stringify({ private: true, dependencies: VERSIONS });
  const file = path.join(folder, "package.json");
  const isThere = await readFile(file, "utf8").then(
    (text) => text === manifest,
    () => false,
  );
  if (isThere) return;
  await mkdir(folder, { recursive: true });
  await writeFile(file, manifest);
  await run("npm", ["install", "--no-audit", "--no-fund"], { cwd: folder }).catch(async (error: unknown) => {
    await rm(file);
    throw error;
  });
}

/**
 * StrykerJS on the file that `passing` repairs, in place in a copy of the repaired tree, judged by the same script as
 * the agent's candidates: one mocha test in one process for many mutants, which is its fastest way. Outside the
 * sandbox. null where the reproduction has no script, or is not JavaScript.
 */
export async function rateOfStryker(
  request: RepairRequest,
  passing: Candidate,
  { dataDir, jobs }: Place,
): Promise<StrykerRate | null> {
  const probe = Probe.safeParse(request.reproduction.probe);
  const [edit] = passing.edits;
  if (!probe.success || edit === undefined) return null;
  const folder = path.join(dataDir, "stryker");
  await install(folder);
  // Beneath its node_modules, so that its own mocha is found and not the project's.
  const root = path.join(folder, "tree");
  await rm(root, { recursive: true, force: true });
  await copyTree(request, root);
  await rm(path.join(root, "node_modules"), { recursive: true, force: true });
  await applyTo(root, passing);
  const probeFile = path.join(root, probe.data.file);
  await writeFile(probeFile, probe.data.code);
  await writeFile(path.join(root, TEST), `it("reproduction", () => require(${JSON.stringify(probeFile)})());\n`);
  const modules = path.join(folder, "node_modules");
  const options = {
    mutate: [edit.file],
    testRunner: "mocha",
    plugins: ["@stryker-mutator/mocha-runner"],
    mochaOptions: { spec: [TEST], "no-config": true, "no-package": true, "no-opts": true },
    reporters: ["json"],
    coverageAnalysis: "perTest",
    concurrency: jobs,
    inPlace: true,
  };
  await writeFile(path.join(root, "stryker.config.json"), JSON.stringify(options));
  const report = path.join(root, "reports", "mutation", "mutation.json");
  const began = performance.now();
  await run(process.execPath, [path.join(modules, "@stryker-mutator/core/bin/stryker.js"), "run", "stryker.config.json"], {
    cwd: root,
  });
  const seconds = (performance.now() - began) / 1000;
  // Every mutant of the report has one status, and nothing else in it does.
  const mutants = (await readFile(report, "utf8")).split('"status":').length - 1;
  return { mutants, seconds };
}
