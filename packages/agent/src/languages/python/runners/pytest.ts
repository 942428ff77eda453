import { shellQuote } from "../../../run/shell-quote.ts";
import type { ProjectProfile, TestRunOptions, Workspace } from "../../../types/language.ts";
import type { TestCase, TestRun } from "../../../types/tests.ts";
import { chooseItems, runGuest, toTestRun } from "./run.ts";

/** pytest's exit code for wrong usage: an option of a plug-in that is not installed, most often. */
const USAGE_ERROR = 4;

/** How the process says that it came to no test. */
const NO_TESTS = 5;

export async function runPytest(workspace: Workspace, profile: ProjectProfile, options: TestRunOptions): Promise<TestRun> {
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

async function runFiles(
  workspace: Workspace,
  profile: ProjectProfile,
  { files, only, timeMs }: TestRunOptions & { files: string[] },
): Promise<TestRun> {
  const asked = { runner: "pytest", files, only } as const;
  const chosen = chooseItems(files, only);
  const began = Date.now();
  const typed = (...own: string[]): string => shellQuote(["python3", "-m", "pytest", ...own, ...chosen.args, ...chosen.files]);
  const run = await runGuest(workspace, profile, { ...asked, timeMs });
  const usage = run.events.some((event) => event.event === "end" && event.exitCode === USAGE_ERROR);
  if (!usage || !/unrecognized arguments|error: argument/.test(run.result.stderr)) return toTestRun(run, typed());
  workspace.log("warn", "pytest refused the project's own addopts (a plug-in is missing); they are left out");
  const left = Math.max(1, timeMs - (Date.now() - began));
  const again = await runGuest(workspace, profile, { ...asked, timeMs: left, args: ["-o", "addopts="] });
  return toTestRun(again, typed("-o", "addopts="));
}
