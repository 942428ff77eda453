import type { LanguageAdapter, ProjectProfile } from "../../../types/language.ts";
import { runPytest } from "./pytest.ts";
import type { RunnerName } from "./run.ts";
import { runUnittest } from "./unittest.ts";

export function runnerOf(profile: ProjectProfile, asked?: string): RunnerName {
  const name = asked ?? profile.testRunner ?? profile.reproductionRunner;
  return name === "unittest" ? "unittest" : "pytest";
}

export const runTests: LanguageAdapter["runTests"] = (workspace, profile, options) => {
  const run = runnerOf(profile, options.runner) === "pytest" ? runPytest : runUnittest;
  return run(workspace, profile, options);
};
