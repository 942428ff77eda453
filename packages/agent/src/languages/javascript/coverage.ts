import { randomBytes } from "node:crypto";
import { lstat, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { parseJsonLines } from "../../run/json-lines.ts";
import { runnerOfTest } from "../../run/run-reproduction.ts";
import type { Coverage, LanguageAdapter, ProjectProfile, ReproductionTest, Workspace } from "../../types/language.ts";
import { linesOfStatements, readIstanbul } from "./spectrum/istanbul.ts";
import { coverableLines, linesThatRan, type LineMap } from "./spectrum/lines.ts";
import { readText } from "./files.ts";
import { guestFile, resultsFile, runNode } from "./guest.ts";
import { Probe } from "./judge/probe.ts";
import { expectFile } from "./judge/suite.ts";
import { runWith } from "./runners/index.ts";

const CoverageRecord = z.object({
  kind: z.enum(["load", "test", "exit"]),
  test: z.string(),
  passed: z.boolean().nullable(),
  main: z.string(),
  files: z.record(z.string(), z.array(z.tuple([z.number(), z.number(), z.number()]))),
});
type CoverageRecord = z.infer<typeof CoverageRecord>;

/** Of its time, after which a test that does not end is cut off. One that is known to hang needs no more than half of a repeat. */
const SHARE_OF_CUT = 0.8;
const SHARE_OF_REPEAT = 0.5;
const LEAST_CUT_MS = 1_000;

interface Asked {
  file: string;
  runner: string;
  /** Of its tests. */
  only?: string;
}

interface Context {
  workspace: Workspace;
  profile: ProjectProfile;
  maps: Map<string, LineMap>;
  sources: Set<string>;
}

/** The reproduction first, then the tests that pass; those that fail on base for other reasons are left out. */
export const spectrum: LanguageAdapter["spectrum"] = async (workspace, profile, options) => {
  const context: Context = { workspace, profile, maps: new Map(), sources: new Set(profile.sourceFiles) };
  const deadline = Date.now() + options.timeMs;
  const left = () => Math.max(1000, deadline - Date.now());
  const { own: found, beside } = await coverReproduction(context, options.reproduction, left());
  let own = found;
  if (own === null || Object.keys(own.lines).length === 0)
    own =
      (await coverProbe(context, options.reproduction, left())) ??
      (await coverAsJudged(context, options.reproduction, left())) ??
      own;
  const tests: Coverage[] = [
    { ...own, test: options.reproduction.testName, passed: false, lines: own?.lines ?? {} },
    ...beside.filter(({ passed }) => passed),
  ];
  const suite = profile.testRunner === null ? [] : options.testFiles.filter((file) => file !== options.reproduction.filePath);
  const others = [
    ...(options.documented ?? []).map((file) => ({ file, runner: profile.reproductionRunner })),
    ...suite.map((file) => ({ file, runner: profile.testRunner ?? "node:test" })),
  ];
  for (const { file, runner } of others) {
    if (Date.now() > deadline || workspace.signal.aborted) break;
    tests.push(...(await coverFile(context, { file, runner }, left())).filter(({ passed }) => passed));
  }
  const coverable: Record<string, number[]> = {};
  for (const file of new Set(tests.flatMap(({ lines }) => Object.keys(lines))))
    coverable[file] = [...(await linesOf(context, file)).keys()].sort((a, b) => a - b);
  return { tests, coverable };
};

interface OwnFile {
  own: Coverage | null;
  /** The other tests of its file: nothing tells more of a test than those that are much like it. */
  beside: Coverage[];
}

async function coverReproduction(context: Context, reproduction: ReproductionTest, timeMs: number): Promise<OwnFile> {
  const runner = runnerOfTest(context.profile, reproduction);
  const { filePath: file, testName, isInTree, isAlone, hangMs } = reproduction;
  // Their own coverage is told at the end, which does not come.
  if (hangMs !== undefined && isTool(runner) && Probe.safeParse(reproduction.probe).success) return { own: null, beside: [] };
  // They count for the whole file at once.
  const isOne = isInTree === true && (isAlone === true || isTool(runner));
  const cut = cutMs(reproduction, timeMs);
  const tests = await coverFile(context, { file, runner, ...(isOne && { only: testName }) }, timeMs, cut);
  const own = tests.find(({ test }) => test === `${file} > ${testName}`) ?? theOne(tests);
  return { own, beside: tests.filter((one) => one !== own) };
}

/** After so long what was counted is written, and the process is ended. */
function cutMs({ hangMs }: ReproductionTest, timeMs: number): number {
  const known = hangMs === undefined ? timeMs : Math.max(LEAST_CUT_MS, SHARE_OF_REPEAT * hangMs);
  return Math.round(Math.min(SHARE_OF_CUT * timeMs, known));
}

/** On the base the one that fails is the reproduction; on a repaired tree it passes. */
function theOne(tests: Coverage[]): Coverage | null {
  return tests.find(({ passed }) => !passed) ?? tests[0] ?? null;
}

async function linesOf({ maps, workspace }: Context, file: string): Promise<LineMap> {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const lines = coverableLines(file, (await readText(workspace.root, file)) ?? "");
  maps.set(file, lines);
  return lines;
}

const isTool = (runner: string): runner is "jest" | "vitest" => runner === "jest" || runner === "vitest";

/** `cut`: milliseconds, for a file that may never end. */
async function coverFile(context: Context, asked: Asked, timeMs: number, cut?: number): Promise<Coverage[]> {
  const { runner } = asked;
  return isTool(runner) ? coverByTool(context, { ...asked, runner }, timeMs) : coverByEngine(context, asked, timeMs, cut);
}

function coverageEnv(workspace: Workspace, target: string, cut?: number): Record<string, string> {
  return {
    FIXPOINT_COVERAGE: target,
    FIXPOINT_COVERAGE_ROOT: workspace.sandbox.guestRoot(workspace.root),
    ...(cut === undefined ? {} : { FIXPOINT_COVERAGE_CUT_MS: String(cut) }),
  };
}

/** node:test, mocha and tape run project files as they are: V8 counts in the process. */
async function coverByEngine(
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
      { env: { ...coverageEnv(workspace, out.guest, cut), NODE_OPTIONS: preload.join(" ") } },
    );
    const passed = run.failure === null && run.cases.every(({ outcome }) => outcome === "PASSED" || outcome === "SKIPPED");
    return combine(context, parseJsonLines((await out.read()) ?? "", CoverageRecord), file, passed);
  } finally {
    await out.remove();
  }
}

/** For what does not run by itself in the runner: the same behaviour as a bare module. */
async function coverProbe(context: Context, reproduction: ReproductionTest, timeMs: number): Promise<Coverage | null> {
  const probe = Probe.safeParse(reproduction.probe);
  if (!probe.success) return null;
  return theOne(
    await coverModule(context, probe.data, { file: reproduction.filePath, timeMs, cut: cutMs(reproduction, timeMs) }),
  );
}

/** One of the project's own tests, where its runner has nothing to count with: as the judge runs it. */
async function coverAsJudged(context: Context, reproduction: ReproductionTest, timeMs: number): Promise<Coverage | null> {
  const { filePath: file, testName, isInTree } = reproduction;
  const runner = runnerOfTest(context.profile, reproduction);
  if (isInTree !== true || !isTool(runner)) return null;
  const probe = await expectFile(context.workspace, context.profile, runner, file, testName);
  return theOne(await coverModule(context, probe, { file, timeMs, cut: cutMs(reproduction, timeMs) }));
}

interface ModuleRun {
  file: string;
  timeMs: number;
  cut?: number;
}

async function coverModule(context: Context, probe: Probe, { file, timeMs, cut }: ModuleRun): Promise<Coverage[]> {
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

/** Jest and vitest transform what they load, so their own coverage is asked, one file at a time. */
async function coverByTool(
  context: Context,
  { file, runner, only }: Asked & { runner: "jest" | "vitest" },
  timeMs: number,
): Promise<Coverage[]> {
  const { workspace, profile } = context;
  const providers = runner === "vitest" ? await vitestProviders(workspace.root) : [];
  if (runner === "vitest" && providers.length === 0)
    return coverModule(context, await expectFile(workspace, profile, runner, file, only ?? null), { file, timeMs });
  // Where both are there, the project's own configuration chooses; vitest itself takes v8 for granted.
  const provider = providers.length === 1 ? (providers[0] ?? null) : null;
  const folder = `.fixpoint-coverage-${randomBytes(6).toString("hex")}`;
  const args =
    runner === "jest"
      ? ["--coverage=true", "--coverageReporters=json", `--coverageDirectory=${folder}`, "--coverageThreshold={}"]
      : [
          "--coverage.enabled=true",
          // Of the files that nothing loads, one that does not parse would end the whole count.
          "--coverage.all=false",
          ...(provider === null ? [] : [`--coverage.provider=${provider}`]),
          "--coverage.reporter=json",
          `--coverage.reportsDirectory=${folder}`,
          "--coverage.reportOnFailure=true",
        ];
  try {
    const asked = { files: [file], timeMs, runner, ...(only !== undefined && { only }) };
    const run = await runWith(workspace, profile, asked, { lastArgs: args });
    // By its title it was not found.
    if (only !== undefined && run.cases.every(({ outcome }) => outcome === "SKIPPED"))
      return coverByTool(context, { file, runner }, timeMs);
    const stat = await lstat(path.join(workspace.root, folder)).catch(() => null);
    if (stat?.isDirectory() !== true) return [];
    const text = await readText(workspace.root, `${folder}/coverage-final.json`);
    if (text === null) return [];
    const lines: Record<string, number[]> = {};
    for (const [name, counts] of readIstanbul(text, workspace.sandbox.guestRoot(workspace.root))) {
      if (!context.sources.has(name)) continue;
      const ran = linesOfStatements(await linesOf(context, name), counts);
      if (ran.length > 0) lines[name] = ran;
    }
    const passed = run.failure === null && run.cases.every(({ outcome }) => outcome === "PASSED" || outcome === "SKIPPED");
    return [{ test: file, passed, lines }];
  } finally {
    await rm(path.join(workspace.root, folder), { recursive: true, force: true });
  }
}

/** Those of vitest's coverage providers that the project has. */
async function vitestProviders(root: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of ["v8", "istanbul"])
    if ((await readText(root, `node_modules/@vitest/coverage-${name}/package.json`)) !== null) found.push(name);
  return found;
}
