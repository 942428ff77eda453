import { shellQuote } from "../../../run/shell-quote.ts";
import type { ProjectProfile, TestRunOptions, Workspace } from "../../../types/language.ts";
import type { TestCase, TestRun } from "../../../types/tests.ts";
import { chooseItems, runGuest, toTestRun } from "./run.ts";

/** pytest's exit code for wrong usage: an option of a plug-in that is not installed, most often. */
const USAGE_ERROR = 4;

/** How the process says that it came to no test. */
const NO_TESTS = 5;

/** Files that cannot be loaded among the others, of which so many are tried alone. */
const MOST_ALONE = 12;

export async function runPytest(workspace: Workspace, profile: ProjectProfile, options: TestRunOptions): Promise<TestRun> {
  const began = Date.now();
  const run = await runSuite(workspace, profile, options);
  if (run.ended !== "exited" || options.files?.length === 1) return run;
  const refused = run.cases.filter(isOfWholeFile);
  if (refused.length > MOST_ALONE) return run;
  let mended = run;
  for (const { file } of refused) {
    const timeMs = options.timeMs - (Date.now() - began);
    if (file === null || timeMs <= 0) break;
    const alone = await runFiles(workspace, profile, { files: [file], timeMs });
    // What the others leave behind, or are called like it, kept it from being loaded.
    if (alone.ended === "exited" && alone.cases.length > 0 && !alone.cases.some(isOfWholeFile))
      mended = withAlone(mended, file, alone);
  }
  return mended;
}

/** A file that could not be loaded, for another reason than what is not there. */
function isOfWholeFile({ name, file, outcome, failure }: TestCase): boolean {
  return outcome === "ERROR" && file !== null && name === file && !/No module named/.test(failure?.message ?? "");
}

function withAlone(run: TestRun, file: string, alone: TestRun): TestRun {
  const cases = [...run.cases.filter((one) => !(one.file === file && isOfWholeFile(one))), ...alone.cases];
  return { ...run, cases, failure: cases.find(({ name, file: of }) => name === of)?.failure ?? null };
}

async function runSuite(workspace: Workspace, profile: ProjectProfile, options: TestRunOptions): Promise<TestRun> {
  const files = options.files ?? ((profile.leftOut ?? []).length > 0 ? profile.testFiles : []);
  const began = Date.now();
  const run = await runFiles(workspace, profile, { ...options, files });
  const foundNothing = run.exitCode === NO_TESTS ? run.cases.length === 0 : run.cases.length > 0 && run.cases.every(isOfNoFile);
  if (files.length > 0 || !foundNothing || profile.testFiles.length === 0) return run;
  // Their names are those that another runner looks for, or to look for them breaks something beside them.
  const timeMs = Math.max(1, options.timeMs - (Date.now() - began));
  return runFiles(workspace, profile, { ...options, files: profile.testFiles, timeMs });
}

/** An error of the session itself. */
const isOfNoFile = ({ file }: TestCase): boolean => file === "";

const WITHOUT_OWN = ["-o", "addopts="];
/** Details of projects whose own options pytest refused: it would refuse them each time. */
const refused = new WeakSet<object>();

async function runFiles(
  workspace: Workspace,
  profile: ProjectProfile,
  { files, only, timeMs }: TestRunOptions & { files: string[] },
): Promise<TestRun> {
  const asked = { runner: "pytest", files, only } as const;
  const chosen = chooseItems(files, only);
  const began = Date.now();
  const typed = (...own: string[]): string => shellQuote(["python3", "-m", "pytest", ...own, ...chosen.args, ...chosen.files]);
  const own = profile.details;
  if (refused.has(own)) {
    const run = await runGuest(workspace, profile, { ...asked, timeMs, args: WITHOUT_OWN });
    return toTestRun(run, typed(...WITHOUT_OWN));
  }
  const run = await runGuest(workspace, profile, { ...asked, timeMs });
  const usage = run.events.some((event) => event.event === "end" && event.exitCode === USAGE_ERROR);
  if (!usage || !/unrecognized arguments|error: argument/.test(run.result.stderr)) return toTestRun(run, typed());
  workspace.log("warn", "pytest refused the project's own addopts (a plug-in is missing); they are left out");
  refused.add(own);
  const left = Math.max(1, timeMs - (Date.now() - began));
  const again = await runGuest(workspace, profile, { ...asked, timeMs: left, args: WITHOUT_OWN });
  return toTestRun(again, typed(...WITHOUT_OWN));
}
