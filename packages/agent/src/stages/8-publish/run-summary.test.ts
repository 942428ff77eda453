import fc from "fast-check";
import { lexer } from "marked";
import { describe, expect, it } from "vitest";
import type { RunOutcome } from "../../types/run.ts";
import { runSummary } from "./run-summary.ts";
import { hostileText } from "./testing/hostile-text.ts";
import { all, texts } from "./testing/markdown-tokens.ts";
import { provenRun, type Words } from "./testing/proven-run.ts";

const ISSUE = { title: "clamp gives the lower limit", key: "#12", url: "https://github.com/acme/shapes/issues/12" };

function outcome(resultStatus: RunOutcome["resultStatus"], words: Partial<Words> = {}): RunOutcome {
  const run = provenRun(words);
  return {
    ...run,
    resultStatus,
    baseSha: run.evidence.baseSha,
    patch: null,
    existingUnitTests: [],
    modifiedUnitTests: [],
    evidenceDir: null,
  };
}

/** A run that ended before there was a failing test. */
function unproven(resultStatus: RunOutcome["resultStatus"], words: Partial<Words> = {}): RunOutcome {
  const run = outcome(resultStatus, words);
  const suitability = {
    kind: "not_enough_facts" as const,
    reasons: [],
    missingFacts: [words.note ?? "the call that fails"],
    draftQuestion: words.note ?? "Which call fails?",
  };
  const evidence = { ...run.evidence, reproduction: null, search: null, strength: null, coverage: null, suitability };
  return { ...run, evidence, fix: [], reproductionScript: [] };
}

describe("the summary of a run", () => {
  it("has the proof of a fix, and commands that work beside the evidence", () => {
    const summary = runSummary(outcome("validated_fix"), ISSUE, { folder: "evidence" });

    expect(summary).toMatch(/^## Validated fix\n\nFor \[#12\]\(https:\/\/github\.com\/acme\/shapes\/issues\/12\): clamp/);
    expect(summary).toContain("| After the fix | PASSED |");
    expect(summary).toContain(`git checkout ${"a".repeat(40)}\ngit apply evidence/fix.patch\nnode --test test/clamp.test.js\n`);
    expect(summary).toContain("npx --no-install fixpoint replay evidence\n");
    expect(summary).not.toContain("**Tried**");
  });

  it("tells what was tried and what is missing where nothing was reproduced", () => {
    const summary = runSummary(unproven("no_result"), ISSUE);

    expect(summary).toContain("## Not reproduced");
    expect(summary).toContain("**Tried**\n\n- variable: `low` became `high` at limits.js:5: ");
    expect(summary).toContain("**Missing**\n\n- the call that fails");
    expect(summary).toContain("**To ask.** Which call fails?");
    expect(summary).not.toMatch(/\| Evidence|Run it again|undefined|null/);
  });

  it("shows the words of others as text, whatever the verdict", () => {
    const words = fc.record({ symptom: hostileText, chosen: hostileText, note: hostileText, message: hostileText });
    const make = fc.constantFrom(outcome, unproven);
    const status = fc.constantFrom<RunOutcome["resultStatus"]>("validated_fix", "reproduced", "no_result", "error");
    fc.assert(
      fc.property(make, status, words, hostileText, (run, verdict, said, title) => {
        const tokens = lexer(runSummary(run(verdict, said), { title, key: null, url: null }));

        const kinds = all(tokens).map(({ type }) => type);
        expect(kinds.filter((kind) => ["html", "image", "link", "blockquote", "hr", "def"].includes(kind))).toEqual([]);
        expect(kinds.filter((kind) => kind === "heading")).toHaveLength(1);
        expect(texts(tokens)).not.toMatch(/[@#!](?=\w)|:\/\/|www\./);
      }),
    );
  });
});
