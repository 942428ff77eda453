import { z } from "zod";
import type { InstallResult, LanguageAdapter } from "../../types/language.ts";
import { detailsOf } from "./details.ts";
import { GUEST_ENV, GUEST_MOUNT, guestCommand } from "./guest-files.ts";

const TIME_LIMIT_MS = 60_000;

const Answer = z.object({
  missing: z.array(z.string()),
  found: z.record(z.string(), z.string()),
  python: z.string(),
  pytest: z.string().nullable(),
});

/** Dependencies are what the system's interpreter has: nothing is downloaded, what is missing is named. */
export const install: LanguageAdapter["install"] = async (workspace, profile) => {
  const details = detailsOf(profile);
  const needsPytest = profile.reproductionRunner === "pytest";
  // Its fixtures are those of a plugin where the settings of pytest name Django's.
  const needsPlugin = needsPytest && details.django !== null && details.django.settings !== null;
  const asked = {
    modules: [...details.thirdParty, ...(needsPytest ? ["pytest"] : [])],
    distributions: [...details.requirements, ...(needsPlugin ? ["pytest-django"] : [])],
  };
  const run = await workspace.sandbox.run({
    argv: guestCommand(workspace.sandbox, "fixpoint_imports", JSON.stringify(asked)),
    workTree: workspace.root,
    mounts: [GUEST_MOUNT],
    env: GUEST_ENV,
    limits: { timeMs: TIME_LIMIT_MS },
    signal: workspace.signal,
  });
  const answer = parse(run.stdout);
  if (!answer) {
    const detail = `python3 did not answer (${run.ended}): ${run.stderr.trim().slice(-500)}`;
    return { ...failed(detail), timedOut: run.ended === "timeout" };
  }
  const toolVersions: Record<string, string> = { python: answer.python };
  if (answer.pytest) toolVersions["pytest"] = answer.pytest;
  const dependencies = Object.entries(answer.found)
    .map(([name, version]) => (version ? `${name}@${version}` : name))
    .sort();
  if (answer.missing.length > 0) {
    const missing = answer.missing;
    return { ...failed(`the system's Python lacks: ${missing.join(", ")}`), toolVersions, dependencies, missing };
  }
  const detail =
    dependencies.length > 0
      ? `the system's Python has what is needed: ${dependencies.join(", ")}`
      : "only the standard library is used";
  return { status: "not_needed", detail, toolVersions, cacheKey: null, dependencies };
};

function failed(detail: string): InstallResult {
  return { status: "failed", detail, toolVersions: {}, cacheKey: null, dependencies: [] };
}

function parse(stdout: string): z.infer<typeof Answer> | null {
  try {
    return Answer.parse(JSON.parse(stdout.trim().split("\n").at(-1) ?? ""));
  } catch {
    return null;
  }
}
