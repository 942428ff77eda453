import { z } from "zod";
import type { InstallResult, LanguageAdapter, Workspace } from "../../types/language.ts";
import { detailsOf } from "./details.ts";
import { GUEST_ENV, GUEST_MOUNT, guestCommand } from "./guest-files.ts";
import { requirementFor } from "./install/distributions.ts";
import { fromCache, inAnyVersion, installPackages, keyOf } from "./install/packages.ts";
import { declaredSpecifiers } from "./install/specifiers.ts";

const TIME_LIMIT_MS = 60_000;

const Answer = z.object({
  missing: z.array(z.string()),
  found: z.record(z.string(), z.string()),
  python: z.string(),
  pytest: z.string().nullable(),
});

interface Asked {
  modules: string[];
  distributions: string[];
}

/**
 * What the system's interpreter has is used. What it lacks is had from a package index by pip, once for each set of requirements,
 * and put into the tree; what cannot be had is named.
 */
export const install: LanguageAdapter["install"] = async (workspace, profile, { offline, cacheKey = null }) => {
  if (offline) return putInPlace(workspace, cacheKey);
  const details = detailsOf(profile);
  const needsPytest = profile.reproductionRunner === "pytest";
  // Its fixtures are those of a plugin where the settings of pytest name Django's.
  const needsPlugin = needsPytest && details.django !== null && details.django.settings !== null;
  const asked = {
    modules: [...details.thirdParty, ...(needsPytest ? ["pytest"] : [])],
    distributions: [...details.requirements, ...(needsPlugin ? ["pytest-django"] : [])],
  };
  const first = await ask(workspace, asked);
  if ("status" in first) return first;
  if (first.missing.length === 0) return answered(first);
  const declared = await declaredSpecifiers(workspace.root);
  const requirementsOf = (names: readonly string[]): string[] => [
    ...new Set(names.flatMap((name) => requirementFor(name, declared) ?? [])),
  ];
  const requirements = requirementsOf(first.missing);
  // What is asked for and not imported, tools of the development mostly, is not needed.
  const needed = requirementsOf(first.missing.filter((name) => asked.modules.includes(name)));
  const steps = [requirements, needed, inAnyVersion(needed)];
  const packages = requirements.length === 0 ? null : await installPackages(workspace, keyOf(first.python, requirements), steps);
  if (packages === null || packages.status === "failed") {
    const why = packages === null ? "" : ` (${packages.reason})`;
    const detail = `the system's Python lacks: ${first.missing.join(", ")}${why}`;
    const timedOut = packages?.timedOut === true && { timedOut: true };
    return { ...answered(first), status: "failed", detail, missing: first.missing, ...timedOut };
  }
  const now = await ask(workspace, asked);
  if ("status" in now) return now;
  const detail = `pip install ${packages.requirements.join(" ")}`;
  return {
    ...answered(now),
    status: packages.status,
    detail: now.missing.length > 0 ? `${detail}; left out: ${now.missing.join(", ")}` : detail,
    cacheKey: packages.key,
    ...(now.missing.length > 0 && { missing: now.missing, ...(packages.reason !== null && { reason: packages.reason }) }),
  };
};

async function putInPlace(workspace: Workspace, cacheKey: string | null): Promise<InstallResult> {
  const key = cacheKey !== null && /^py-[0-9a-f]{40}$/.test(cacheKey) ? cacheKey : null;
  const packages = key === null ? null : await fromCache(workspace, key);
  if (packages !== null) return { ...NOTHING, status: "cached", cacheKey: packages.key, detail: packages.requirements.join(" ") };
  if (cacheKey === null) return { ...NOTHING, detail: "Nothing was installed." };
  return failed("What was installed is not in the cache, and there is no network.");
}

const NOTHING: InstallResult = { status: "not_needed", detail: "", toolVersions: {}, cacheKey: null, dependencies: [] };

/** Which of them the interpreter has, with what lies in the tree; how that failed where it did. */
async function ask(workspace: Workspace, asked: Asked): Promise<z.infer<typeof Answer> | InstallResult> {
  const run = await workspace.sandbox.run({
    argv: guestCommand(workspace.sandbox, "fixpoint_imports", JSON.stringify(asked)),
    workTree: workspace.root,
    mounts: [GUEST_MOUNT],
    env: GUEST_ENV,
    limits: { timeMs: TIME_LIMIT_MS },
    signal: workspace.signal,
  });
  const answer = parse(run.stdout);
  if (answer !== null) return answer;
  const detail = `python3 did not answer (${run.ended}): ${run.stderr.trim().slice(-500)}`;
  return { ...failed(detail), timedOut: run.ended === "timeout" };
}

/** What needs nothing but what the system has. */
function answered(answer: z.infer<typeof Answer>): InstallResult {
  const versions = Object.entries(answer.found).map(([name, version]) => (version ? `${name}@${version}` : name));
  const dependencies = versions.sort();
  const detail =
    dependencies.length > 0
      ? `the system's Python has what is needed: ${dependencies.join(", ")}`
      : "only the standard library is used";
  const toolVersions = {
    python: answer.python,
    ...(answer.pytest !== null && answer.pytest !== "" && { pytest: answer.pytest }),
  };
  return { status: "not_needed", detail, toolVersions, cacheKey: null, dependencies };
}

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
