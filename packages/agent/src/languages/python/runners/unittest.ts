import type { ProjectProfile, Workspace } from "../../../types/language.ts";
import type { TestRun } from "../../../types/tests.ts";
import { runGuest, toTestRun } from "./run.ts";

export async function runUnittest(
  workspace: Workspace,
  profile: ProjectProfile,
  options: { files?: string[]; timeMs: number },
): Promise<TestRun> {
  const files = options.files ?? profile.testFiles;
  const run = await runGuest(workspace, profile, { runner: "unittest", files, timeMs: options.timeMs });
  return toTestRun(run, ["python3 -m unittest", ...(options.files ?? [])].join(" "));
}
