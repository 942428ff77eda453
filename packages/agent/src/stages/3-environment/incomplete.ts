import type { InstallResult, LanguageAdapter, ProjectProfile, Workspace } from "../../types/language.ts";
import type { Baseline } from "./baseline.ts";

const MOST_NAMES = 20;

/** What a person should know of an installation that lacks something; [] where it lacks nothing. */
export function notesOf({ status, detail, missing = [], reason }: InstallResult): string[] {
  if (status === "failed") return [`Dependencies could not be installed: ${detail.slice(0, 600)}`];
  if (missing.length === 0) return [];
  const more = missing.length > MOST_NAMES ? ` and ${missing.length - MOST_NAMES} more` : "";
  const names = `${missing.slice(0, MOST_NAMES).join(", ")}${more}`;
  return [
    `The project is used without these dependencies, which could not be installed: ${names}${reason ? ` (${reason})` : ""}`,
  ];
}

interface Fitted {
  profile: ProjectProfile;
  baseline: Baseline | null;
  notes: string[];
}

/**
 * A package may need nothing of what its development needs. So where its own runner is not there, or runs no test since
 * something else is not, the bug is shown with the runner that the language brings.
 */
export async function fitRunner(
  adapter: LanguageAdapter,
  workspace: Workspace,
  profile: ProjectProfile,
  install: InstallResult,
  runBaseline: (profile: ProjectProfile) => Promise<Baseline | null>,
): Promise<Fitted> {
  const isIncomplete = install.status === "failed" || (install.missing ?? []).length > 0;
  const isThere = await adapter.hasRunner(workspace, profile, install);
  const baseline = isThere ? await runBaseline(profile) : null;
  const ranNothing = baseline !== null && baseline.cases.size === 0 && !baseline.partial;
  const own = withoutLeftOut(profile, baseline);
  if (isThere && !(isIncomplete && ranNothing)) return own;
  const fitted = await adapter.withBuiltInRunner(workspace, profile);
  if (fitted.reproductionRunner === profile.reproductionRunner) return own;
  const why = isThere ? "runs no test without what is missing" : "is not there";
  const note = `The project's test runner, ${profile.reproductionRunner}, ${why}: its suite could not be run, and the reproduction is written for ${fitted.reproductionRunner}.`;
  return { profile: fitted, baseline: null, notes: [note] };
}

function withoutLeftOut(profile: ProjectProfile, baseline: Baseline | null): Fitted {
  const leftOut = baseline?.leftOut ?? [];
  if (leftOut.length === 0) return { profile, baseline, notes: [] };
  const testFiles = profile.testFiles.filter((file) => !leftOut.includes(file));
  const more = leftOut.length > MOST_NAMES ? ` and ${leftOut.length - MOST_NAMES} more` : "";
  const note = `The existing suite is run without these files, which cannot be loaded here: ${leftOut.slice(0, MOST_NAMES).join(", ")}${more}`;
  return { profile: { ...profile, testFiles, leftOut }, baseline, notes: [note] };
}
