import { shellQuote } from "../../../run/shell-quote.ts";
import type { ProjectProfile, TestRunOptions, Workspace } from "../../../types/language.ts";
import type { TestRun } from "../../../types/tests.ts";
import { detailsOf } from "../details.ts";
import { isSetUp, typedCommand } from "../django.ts";
import { runGuest, toTestRun } from "./run.ts";

export async function runUnittest(
  workspace: Workspace,
  profile: ProjectProfile,
  { files, timeMs, only }: TestRunOptions,
): Promise<TestRun> {
  const run = await runGuest(workspace, profile, { runner: "unittest", files: files ?? profile.testFiles, timeMs, only });
  const named = only === undefined ? [] : ["-k", only.split(" > ").at(-1) ?? only];
  const { django } = detailsOf(profile);
  const asDjango = django !== null && isSetUp(django);
  const command = asDjango ? typedCommand(django, files ?? []) : ["python3", "-m", "unittest"];
  return toTestRun(run, shellQuote([...command, ...named, ...(asDjango ? [] : (files ?? []))]));
}
