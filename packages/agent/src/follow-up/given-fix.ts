import type { ProjectProfile, LanguageAdapter, ReproductionTest } from "../types/language.ts";
import type { Candidate } from "../types/candidate.ts";
import type { PatchedFile } from "../stages/3-environment/patched-files.ts";
import { changedLines } from "../stages/7-validate/diffs.ts";

/** A given patch as gate V takes it. */
export interface GivenFix {
  candidate: Candidate;
  /** New tests beside the reproduction. */
  companions: { path: string; patched: string }[];
}

interface Judge {
  adapter: Pick<LanguageAdapter, "classifyPath">;
  profile: ProjectProfile;
  test: ReproductionTest;
  description: string;
}

/** A refusal by the rules of paths, or because it cannot be said as edits. */
export interface Refusal {
  code: "path_refused" | "edit_misfit";
  detail: string;
}

/** Splits a patch into the fix and the new tests that come with it. What a candidate may not change is left to gate V. Pure. */
export function givenFix(files: readonly PatchedFile[], { adapter, profile, test, description }: Judge): GivenFix | Refusal {
  const fix: Candidate = { id: "given", edits: [], family: "given", description, line: 1, score: 1 };
  const companions: GivenFix["companions"] = [];
  for (const { path, base, patched } of files) {
    if (patched === null) return { code: "path_refused", detail: `${path}: is removed, which no fix of ours does` };
    if (path === test.filePath) {
      // Whoever proves by a test must not be able to loosen it.
      if (patched !== test.code)
        return { code: "path_refused", detail: `${path}: is not the regression test that proved the fix` };
    } else if (base === null && adapter.classifyPath(path, profile) === "test") companions.push({ path, patched });
    else {
      if (fix.edits.length === 0) fix.line = changedLines({ path, base, patched }).added[0] ?? 1;
      fix.edits.push({ file: path, start: 0, end: base?.length ?? 0, replacement: patched });
    }
  }
  return fix.edits.length === 0
    ? { code: "edit_misfit", detail: "The patch changes nothing but tests." }
    : { candidate: fix, companions };
}
