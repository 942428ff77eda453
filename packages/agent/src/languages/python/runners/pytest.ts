import { shellQuote } from "../../../run/shell-quote.ts";
import type { ProjectProfile, TestRunOptions, Workspace } from "../../../types/language.ts";
import type { TestRun } from "../../../types/tests.ts";
import { chooseItems, runGuest, toTestRun } from "./run.ts";

/** pytest's exit code for wrong usage: an option of a plug-in that is not installed, most often. */
const USAGE_ERROR = 4;

export async function runPytest(workspace: Workspace, profile: ProjectProfile, options: TestRunOptions): Promise<TestRun> {
  const files = options.files ?? ((profile.leftOut ?? []).length > 0 ? profile.testFiles : []);
  const asked = { runner: "pytest", files, only: options.only } as const;
  const chosen = chooseItems(files, options.only);
  const began = Date.now();
  const typed = (...own: string[]): string => shellQuote(["python3", "-m", "pytest", ...own, ...chosen.args, ...chosen.files]);
  const run = await runGuest(workspace, profile, { ...asked, timeMs: options.timeMs });
  const usage = run.events.some((event) => event.event === "end" && event.exitCode === USAGE_ERROR);
  if (!usage || !/unrecognized arguments|error: argument/.test(run.result.stderr)) return toTestRun(run, typed());
  workspace.log("warn", "pytest refused the project's own addopts (a plug-in is missing); they are left out");
  const timeMs = Math.max(1, options.timeMs - (Date.now() - began));
  const again = await runGuest(workspace, profile, { ...asked, timeMs, args: ["-o", "addopts="] });
  return toTestRun(again, typed("-o", "addopts="));
}
