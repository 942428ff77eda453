import { runMany } from "../../run/run-many.ts";
import { runnerOfTest } from "../../run/run-reproduction.ts";
import type { Coverage, LanguageAdapter, ReproductionTest } from "../../types/language.ts";
import { Probe } from "./judge/probe.ts";
import { expectFile } from "./judge/suite.ts";
import { coverByEngine, coverByStandIn, coverModule } from "./spectrum/by-engine.ts";
import { coverByTool, isTool } from "./spectrum/by-tool.ts";
import { runnerOfFile } from "./suites.ts";
import { type Asked, type Context, linesOf } from "./spectrum/context.ts";

/** Of its time, after which a test that does not end is cut off. One that is known to hang needs no more than half of a repeat. */
const SHARE_OF_CUT = 0.8;
const SHARE_OF_REPEAT = 0.5;
const LEAST_CUT_MS = 1_000;

/** Runners whose tests are counted one by one where something stands in for them, and by their files otherwise. */
const TOLD_APART: ReadonlySet<string> = new Set(["ava", "tap", "tape"]);

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
  // Run alone, it leaves its file to be counted, where that is told of each test: a file that is red counts as nothing else.
  const isCounted = options.reproduction.isAlone !== true || isTool(profile.testRunner ?? "");
  const whole = isCounted ? options.reproduction.filePath : null;
  const suite = profile.testRunner === null ? [] : options.testFiles.filter((file) => file !== whole);
  const others = [
    ...(options.documented ?? []).map((file) => ({ file, runner: profile.reproductionRunner })),
    ...suite.map((file) => ({ file, runner: runnerOfFile(profile, file, profile.testRunner ?? "node:test") })),
  ];
  tests.push(...(await coverFiles(context, others, deadline)));
  const coverable: Record<string, number[]> = {};
  for (const file of new Set(tests.flatMap(({ lines }) => Object.keys(lines))))
    coverable[file] = [...(await linesOf(context, file)).keys()].sort((a, b) => a - b);
  return { tests, coverable };
};

/** Tests of the files that pass, in the files' order, as many files at once as there may be. */
async function coverFiles(context: Context, files: readonly Asked[], deadline: number): Promise<Coverage[]> {
  const { jobs, signal } = context.workspace;
  const isOver = (): boolean => Date.now() > deadline || signal.aborted;
  const cover = async (asked: Asked): Promise<Coverage[]> =>
    isOver() ? [] : coverFile(context, asked, Math.max(1000, deadline - Date.now()));
  const waiting = files.values();
  const told = await runMany(
    files.length,
    jobs,
    async () => {
      const { value } = waiting.next();
      return value === undefined ? [] : cover(value);
    },
    isOver,
  );
  // What they share on the disk may come between them: who is red beside others is asked by itself.
  const isGreen = (tests: readonly Coverage[]): boolean => tests.length > 0 && tests.every(({ passed }) => passed);
  if (jobs > 1 && files.length > 1) {
    for (const [i, tests] of told.entries()) {
      const asked = files[i];
      if (isGreen(tests) || asked === undefined || isOver()) continue;
      const again = await cover(asked);
      if (again.length > 0) told[i] = again;
    }
  }
  return told.flat().filter(({ passed }) => passed);
}

interface OwnFile {
  own: Coverage | null;
  /** The other tests of its file: nothing tells more of a test than those that are much like it. */
  beside: Coverage[];
}

async function coverReproduction(context: Context, reproduction: ReproductionTest, timeMs: number): Promise<OwnFile> {
  const runner = runnerOfFile(context.profile, reproduction.filePath, runnerOfTest(context.profile, reproduction));
  const { filePath: file, testName, isInTree, isAlone, hangMs } = reproduction;
  // Their own coverage is told at the end, which does not come.
  if (hangMs !== undefined && isTool(runner) && Probe.safeParse(reproduction.probe).success) return { own: null, beside: [] };
  // They count for the whole file at once.
  const isOne = isInTree === true && (isAlone === true || isTool(runner));
  const cut = cutMs(reproduction, timeMs);
  const name = `${file} > ${testName}`;
  const tests = await coverFile(context, { file, runner, ...(isOne && { only: testName }) }, timeMs, { cut, mustTell: name });
  const own = tests.find(({ test }) => test === name) ?? theOne(tests);
  if (isInTree !== true || !isTool(runner)) return { own, beside: tests.filter((one) => one !== own) };
  return { own, beside: await coverFile(context, { file, runner, except: testName }, timeMs) };
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

interface FileOptions {
  /** Milliseconds, for a file that may never end. */
  cut?: number;
  /** The test without which it is no use that others are told apart. */
  mustTell?: string;
}

async function coverFile(
  context: Context,
  asked: Asked,
  timeMs: number,
  { cut, mustTell }: FileOptions = {},
): Promise<Coverage[]> {
  const { runner } = asked;
  if (isTool(runner)) return coverByTool(context, { ...asked, runner }, timeMs);
  const told = TOLD_APART.has(runner) ? await coverByStandIn(context, asked, timeMs, cut) : [];
  const isTold = mustTell === undefined ? told.length > 0 : told.some(({ test }) => test === mustTell);
  return isTold ? told : coverByEngine(context, asked, timeMs, cut);
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
  const runner = runnerOfFile(context.profile, file, runnerOfTest(context.profile, reproduction));
  if (isInTree !== true || !isTool(runner)) return null;
  const probe = await expectFile(context.workspace, context.profile, runner, { file, test: testName });
  return theOne(await coverModule(context, probe, { file, timeMs, cut: cutMs(reproduction, timeMs) }));
}
