import type { ProjectProfile, Workspace } from "../../../types/language.ts";
import type { TestRun } from "../../../types/tests.ts";
import { runGuest, toTestRun } from "./run.ts";

/** pytest's exit code for wrong usage: an option of a plug-in that is not installed, most often. */
const USAGE_ERROR = 4;

export async function runPytest(
  workspace: Workspace,
  profile: ProjectProfile,
  options: { files?: string[]; timeMs: number },
): Promise<TestRun> {
  const files = options.files ?? ((profile.leftOut ?? []).length > 0 ? profile.testFiles : []);
  const began = Date.now();
  const command = ["python3 -m pytest", ...files].join(" ");
  const run = await runGuest(workspace, profile, { runner: "pytest", files, timeMs: options.timeMs });
  const usage = run.events.some((event) => event.event === "end" && event.exitCode === USAGE_ERROR);
  if (!usage || !/unrecognized arguments|error: argument/.test(run.result.stderr)) return toTestRun(run, command);
  workspace.log("warn", "pytest refused the project's own addopts (a plug-in is missing); they are left out");
  const args = ["-o", "addopts="];
  const timeMs = Math.max(1, options.timeMs - (Date.now() - began));
  const again = await runGuest(workspace, profile, { runner: "pytest", files, timeMs, args });
  return toTestRun(again, ["python3 -m pytest -o addopts=", ...files].join(" "));
}
