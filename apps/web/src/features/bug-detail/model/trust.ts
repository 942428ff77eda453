import type { IssueDetails } from "@fixpoint/contracts";
import { plural } from "../../../lib/format.ts";

export interface TrustRow {
  id: string;
  /** ✓ proven, ▲ look at it, – not measured. */
  state: "proven" | "look" | "unmeasured";
  text: string;
  detail: string | null;
  /** The anchor of its proof on the page. */
  proof: string | null;
}

const NOT_MEASURED = "Coverage of the fix could not be measured";

export interface Size {
  added: number;
  removed: number;
  files: number;
}

export function sizeOf(details: IssueDetails): Size {
  return {
    added: details.fix.reduce((sum, file) => sum + file.added_lines.length, 0),
    removed: details.fix.reduce((sum, file) => sum + file.removed_lines.length, 0),
    files: details.fix.length,
  };
}

function short(sha: string | null | undefined): string {
  return sha ? sha.slice(0, 7) : "the base commit";
}

function beforeRow({ reproduction_script: scripts, evidence }: IssueDetails): TrustRow {
  const failed = scripts.length > 0 && scripts.every((script) => script.results_pre_fix.aggregate_test_results === "FAILED");
  const runs = evidence?.reproduction?.stableRuns ?? 0;
  const symptom = evidence?.reproduction?.symptom;
  const detail = [symptom, runs > 1 ? `the same in ${runs} runs` : null].filter(Boolean).join(" · ");
  return failed
    ? {
        id: "before",
        state: "proven",
        text: `Failed before on ${short(evidence?.baseSha)}`,
        detail: detail || null,
        proof: "reproduction",
      }
    : { id: "before", state: "unmeasured", text: "Not reproduced by a test", detail: null, proof: null };
}

function afterRow({ reproduction_script: scripts }: IssueDetails): TrustRow {
  const passes = scripts.length > 0 && scripts.every((script) => script.results_post_fix?.aggregate_test_results === "PASSED");
  if (passes)
    return {
      id: "after",
      state: "proven",
      text: "Passes after the fix",
      detail: "the same test, nothing else changed",
      proof: "reproduction",
    };
  const ran = scripts.some((script) => script.results_post_fix !== null);
  return {
    id: "after",
    state: ran ? "look" : "unmeasured",
    text: ran ? "Still fails after the fix" : "No fix was run",
    detail: null,
    proof: ran ? "reproduction" : null,
  };
}

function existingRow({ existing_unit_tests: tests }: IssueDetails): TrustRow {
  const ran = tests.filter((test) => test.result_post_fix !== null);
  if (ran.length === 0)
    return {
      id: "existing",
      state: "unmeasured",
      text: "Existing tests",
      detail: tests.length > 0 ? "run before the fix only" : "the project has none that could be run",
      proof: tests.length > 0 ? "tests" : null,
    };
  const broken = ran.filter(
    (test) =>
      test.result_pre_fix === "PASSED" && test.result_post_fix !== "PASSED" && test.result_post_fix !== "SKIPPED" && !test.flaky,
  );
  if (broken.length > 0)
    return {
      id: "existing",
      state: "look",
      text: `${plural(broken.length, "existing test")} newly failing`,
      detail: null,
      proof: "tests",
    };
  const passing = ran.filter((test) => test.result_post_fix === "PASSED").length;
  const old = ran.filter((test) => test.result_post_fix !== "PASSED" && test.result_post_fix !== "SKIPPED").length;
  return {
    id: "existing",
    state: "proven",
    text: `${plural(passing, "existing test")} pass${passing === 1 ? "es" : ""}`,
    detail: old > 0 ? `${old} failed before too` : "none turned red",
    proof: "tests",
  };
}

/** The agent's own words for why it could not measure, without their first half, which the row says already. */
function whyNotMeasured(evidence: IssueDetails["evidence"]): string | null {
  const note = evidence?.strength?.notes.find((each) => each.startsWith(NOT_MEASURED));
  return note?.slice(NOT_MEASURED.length).replace(/^: /, "") || null;
}

function coverageRow({ evidence, fix }: IssueDetails): TrustRow {
  const coverable = evidence?.coverage?.coverable ?? fix.reduce((sum, file) => sum + file.coverable_lines.length, 0);
  const covered = evidence?.coverage?.covered ?? fix.reduce((sum, file) => sum + file.tests_coverage.length, 0);
  if (evidence?.coverage && coverable === 0)
    return {
      id: "coverage",
      state: "unmeasured",
      text: "No changed line to cover",
      detail: "no added line can run by itself",
      proof: "fix",
    };
  if (coverable === 0)
    return { id: "coverage", state: "unmeasured", text: "Coverage not measured", detail: whyNotMeasured(evidence), proof: null };
  return {
    id: "coverage",
    state: covered === coverable ? "proven" : "look",
    text: `${covered}/${coverable} changed lines covered`,
    detail: "run by at least one test",
    proof: "fix",
  };
}

function strengthRows({ evidence }: IssueDetails): TrustRow[] {
  const strength = evidence?.strength;
  if (!strength) return [];
  const killed = strength.mutants.filter((mutant) => mutant.status !== "survived").length;
  const rows: TrustRow[] = [];
  if (strength.hunks > 0) {
    const all = strength.neededHunks === strength.hunks;
    rows.push({
      id: "hunks",
      state: all ? "proven" : "look",
      text: all ? "Every change is needed" : `${strength.neededHunks} of ${strength.hunks} changes are needed`,
      detail: "taking one out turns a test red",
      proof: "fix",
    });
  }
  if (strength.mutants.length > 0) {
    rows.push({
      id: "mutants",
      state: killed === strength.mutants.length ? "proven" : "look",
      text: `${killed}/${strength.mutants.length} mutants of the fix caught`,
      detail: "small changes to the fix that the tests notice",
      proof: null,
    });
  }
  const second = {
    unseen_example: { state: "proven", text: "A second example passes", detail: "from the issue; the repair never saw it" },
    neighbours: {
      state: "look",
      text: "Checked on neighbouring inputs",
      detail: "no other example of the issue could judge the fix",
    },
    none: { state: "unmeasured", text: "No second example", detail: "nothing else in the issue could judge the fix" },
  } as const;
  rows.push({ id: "second", proof: null, ...second[strength.secondExample] });
  return rows;
}

/** Why the verdict can be trusted, row by row; what was not measured is shown as such. `headSha` is the project's base commit of today. */
export function trustRows(details: IssueDetails, headSha: string | null): TrustRow[] {
  const { evidence, modified_unit_tests: modified } = details;
  const rows = [beforeRow(details), afterRow(details), existingRow(details)];
  if (modified.length > 0)
    rows.push({
      id: "modified",
      state: "look",
      text: `${plural(modified.length, "existing test file")} changed`,
      detail: "review the change",
      proof: "tests",
    });
  if (details.fix.length > 0) rows.push(coverageRow(details), ...strengthRows(details));
  if (evidence?.baseSha && headSha) {
    const fresh = evidence.baseSha === headSha;
    rows.push({
      id: "base",
      state: fresh ? "proven" : "look",
      text: fresh ? "Proven on the current base commit" : "The base commit has moved on",
      detail: fresh ? short(headSha) : `proven on ${short(evidence.baseSha)}, now ${short(headSha)}`,
      proof: null,
    });
  }
  if (evidence?.sandbox) {
    const isolated = evidence.sandbox.strength === "isolated";
    rows.push({
      id: "sandbox",
      state: isolated ? "proven" : "look",
      text: isolated ? "Run in isolation" : "Run without isolation",
      detail: `${evidence.sandbox.driver}${isolated ? ", no network" : ""}`,
      proof: null,
    });
  }
  return rows;
}
