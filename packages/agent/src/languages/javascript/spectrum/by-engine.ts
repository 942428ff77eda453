import { randomBytes } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { parseJsonLines } from "../../../run/json-lines.ts";
import type { Coverage, Workspace } from "../../../types/language.ts";
import { guestFile, resultsFile, runNode } from "../guest.ts";
import type { Probe } from "../judge/probe.ts";
import { probeOfFile } from "../judge/suite.ts";
import { runWith } from "../runners/index.ts";
import { asSources } from "./as-sources.ts";
import { type Asked, type Context, linesOf } from "./context.ts";
import { linesThatRan } from "./lines.ts";

const CoverageRecord = z.object({
  kind: z.enum(["load", "test", "exit"]),
  test: z.string(),
  passed: z.boolean().nullable(),
  main: z.string(),
  files: z.record(z.string(), z.array(z.tuple([z.number(), z.number(), z.number()]))),
});
type CoverageRecord = z.infer<typeof CoverageRecord>;

function coverageEnv(workspace: Workspace, target: string, cut?: number): Record<string, string> {
  return {
    FIXPOINT_COVERAGE: target,
    FIXPOINT_COVERAGE_ROOT: workspace.sandbox.guestRoot(workspace.root),
    ...(cut === undefined ? {} : { FIXPOINT_COVERAGE_CUT_MS: String(cut) }),
  };
}

/** The other runners run project files as they are, or as the project compiles them: V8 counts in the process. */
export async function coverByEngine(
  context: Context,
  asked: Asked,
  timeMs: number,
  cut: number | undefined,
): Promise<Coverage[]> {
  const plain = asSources(context.profile);
  const uncompiled = plain === null ? [] : await coverIn({ ...context, profile: plain }, asked, timeMs, cut);
  const isTold = uncompiled.some(({ test }) => test !== asked.file);
  return isTold ? uncompiled : coverIn(context, asked, timeMs, cut);
}

async function coverIn(
  context: Context,
  { file, runner, only }: Asked,
  timeMs: number,
  cut: number | undefined,
): Promise<Coverage[]> {
  const { workspace, profile } = context;
  const out = resultsFile(workspace);
  const preload = [
    `--require=${guestFile(workspace.sandbox, "coverage.cjs")}`,
    ...(runner === "node:test" ? [`--import=${guestFile(workspace.sandbox, "coverage-node-test.mjs")}`] : []),
  ];
  try {
    const run = await runWith(
      workspace,
      profile,
      { files: [file], timeMs, runner, ...(only !== undefined && { only }) },
      { env: coverageEnv(workspace, out.guest, cut), nodeOptions: preload },
    );
    const passed = run.failure === null && run.cases.every(({ outcome }) => outcome === "PASSED" || outcome === "SKIPPED");
    return combine(context, parseJsonLines((await out.read()) ?? "", CoverageRecord), file, passed);
  } finally {
    await out.remove();
  }
}

/** Their runners start processes that nothing can be put into between tests; what stands in for them tells of each test. */
export async function coverByStandIn(
  context: Context,
  { file, runner }: Asked,
  timeMs: number,
  cut?: number,
): Promise<Coverage[]> {
  const probe = await probeOfFile(context.workspace, context.profile, runner, { file, test: null });
  if (probe === null) return [];
  const tests = await coverModule(context, probe, { file, timeMs, ...(cut !== undefined && { cut }) });
  return tests.filter(({ test }) => test !== `${file} > probe`);
}

interface ModuleRun {
  file: string;
  timeMs: number;
  cut?: number;
}

/** A module that is no test of a runner, counted as it runs. */
export async function coverModule(context: Context, probe: Probe, { file, timeMs, cut }: ModuleRun): Promise<Coverage[]> {
  const { workspace } = context;
  const out = resultsFile(workspace);
  const name = path.posix.join(
    path.posix.dirname(probe.file),
    `fixpoint-probe-${randomBytes(6).toString("hex")}.${probe.format === "esm" ? "mjs" : "cjs"}`,
  );
  try {
    await writeFile(path.join(workspace.root, name), probe.code, { flag: "wx" });
    const guest = `${workspace.sandbox.guestRoot(workspace.root)}/${name}`;
    await runNode(
      workspace,
      [
        "--require",
        guestFile(workspace.sandbox, "coverage.cjs"),
        guestFile(workspace.sandbox, "coverage-probe.mjs"),
        guest,
        ...(probe.runnerOfFile === undefined ? [] : [JSON.stringify(probe)]),
      ],
      { timeMs, env: coverageEnv(workspace, out.guest, cut) },
    );
    return await combine(context, parseJsonLines((await out.read()) ?? "", CoverageRecord), file, false);
  } catch {
    return [];
  } finally {
    await rm(path.join(workspace.root, name), { force: true });
    await out.remove();
  }
}

/** What ran while loading counts for each test; a run without records of tests is one test. */
async function combine(context: Context, records: CoverageRecord[], file: string, filePassed: boolean): Promise<Coverage[]> {
  const own = records.filter(({ files }) => Object.keys(files).length > 0);
  const loaded = await toLines(
    context,
    own.filter(({ kind }) => kind === "load"),
  );
  const tests = own.filter(({ kind }) => kind === "test");
  if (tests.length === 0) return own.length === 0 ? [] : [{ test: file, passed: filePassed, lines: await toLines(context, own) }];
  const result: Coverage[] = [];
  for (const one of tests) {
    const ran = await toLines(context, [one]);
    result.push({
      test: `${file} > ${one.test}`,
      passed: one.passed === true,
      lines: union(loaded, ran),
      loaded: without(loaded, ran),
    });
  }
  return result;
}

async function toLines(context: Context, records: CoverageRecord[]): Promise<Record<string, number[]>> {
  let all: Record<string, number[]> = {};
  for (const { files } of records) {
    const one: Record<string, number[]> = {};
    for (const [file, ranges] of Object.entries(files)) {
      if (!context.sources.has(file)) continue;
      const ran = linesThatRan(await linesOf(context, file), ranges);
      if (ran.length > 0) one[file] = ran;
    }
    all = union(all, one);
  }
  return all;
}

/** The lines of `all` that are not in `some`. */
function without(all: Record<string, number[]>, some: Record<string, number[]>): Record<string, number[]> {
  return Object.fromEntries(
    Object.entries(all).map(([file, lines]) => {
      const other = new Set(some[file]);
      return [file, lines.filter((line) => !other.has(line))];
    }),
  );
}

function union(a: Record<string, number[]>, b: Record<string, number[]>): Record<string, number[]> {
  const all: Record<string, number[]> = { ...a };
  for (const [file, lines] of Object.entries(b)) all[file] = [...new Set([...(all[file] ?? []), ...lines])].sort((x, y) => x - y);
  return all;
}
