import { readFile } from "node:fs/promises";
import path from "node:path";
import { mostlyOne, runsSlowTests } from "@fixpoint/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { replayEvidence } from "../evidence/replay.ts";
import type { RunOutcome } from "../types/run.ts";
import { checkIssue } from "./check-issue.ts";
import { requestIssue } from "./request-issue.ts";
import { suggestionPatch } from "./suggestion-patch.ts";
import { branchOff, commitPatch, JOURNEYS, reviewed, type Reviewed } from "./testing/journeys.ts";
import type { FixVerdict } from "./types.ts";
import { verifyFix } from "./verify-fix.ts";

// In one language, in both where there is time.
describe.each(mostlyOne(JOURNEYS))("a fix of ours that is open ($adapter.id)", { timeout: 300_000 }, (journey) => {
  const once = test.runIf(journey === JOURNEYS[0]);
  let at: Reviewed;
  beforeAll(async () => {
    at = await reviewed(journey);
  }, 300_000);
  afterAll(() => at[Symbol.asyncDispose]());

  const nowIn = async (file: string): Promise<string> => readFile(path.join(at.repository.path, file), "utf8");
  const replays = async (outcome: RunOutcome): Promise<unknown> =>
    replayEvidence({ ...(await at.options("replay")), dir: outcome.evidenceDir ?? "" });
  const verify = async (name: string, base: string, patch = at.first.patch ?? ""): Promise<FixVerdict> =>
    verifyFix({ ...(await at.options(name)), base, patch, evidenceDir: at.first.evidenceDir ?? "" });

  test("“also handle null” becomes a second commit with a test of its own, and the first test stays", async () => {
    const test = at.first.reproductionScript[0];
    const outcome = await at.run("request", requestIssue(journey.original, "also handle null"), "fix", journey.edits.request);
    expect(outcome).toMatchObject({ resultStatus: "validated_fix" });
    expect(outcome.evidence.reproduction?.derivedFrom).toContain("It names no value, so `''` is expected");
    expect(outcome.reproductionScript[0]?.file_path).not.toBe(test?.file_path);

    await at.repository.git("checkout", "--quiet", "-b", "second", "fix");
    await commitPatch(at.repository, outcome.patch);
    expect(await nowIn(test?.file_path ?? "")).toBe(test?.test_code);
  });

  test("what the branch does already is no request, and the answer says what to do", async () => {
    const outcome = await at.run("met", requestIssue(journey.original, "what about blank names?"), "fix", journey.edits.request);
    expect(outcome).toMatchObject({ resultStatus: "no_result", patch: null });
    expect(outcome.evidence.verdict.summary).toContain("Say what else `initials('   ')` should return or throw.");
  });

  test("a red check is turned green by a second commit, its failing test being the reproduction", async () => {
    const fixed = (await at.repository.git("show", `fix:${journey.source}`)).replace(
      journey.edits.check[1],
      journey.edits.check[0],
    );
    await branchOff(at, "fix", "red", { [journey.source]: `${fixed}\n` });
    const issue = checkIssue(journey.original, { name: "test", summary: "1 test failed", log: journey.log });
    const outcome = await at.run("check", issue, "red", journey.edits.check);
    expect(outcome).toMatchObject({ resultStatus: "validated_fix" });
    expect(outcome.patch).not.toMatch(/^\+\+\+ .*test/m);
    expect(await replays(outcome)).toMatchObject({ ok: true, verdict: "validated_fix" });
  });

  test("on a base that moved on, the fix is validated again, and its bundle replays", async () => {
    const base = await branchOff(at, "main", "moved", { "README.md": "Names.\n" });
    const proof = await verify("moved", base);
    expect(proof).toMatchObject({ verdict: "validated", outcome: { resultStatus: "validated_fix", baseSha: base } });
    expect(proof.outcome.patch).toBe(at.first.patch);
    expect(await replays(proof.outcome)).toMatchObject({ ok: true, verdict: "validated_fix" });
  });

  test("on a base that fixed it, nothing is left to do", async () => {
    const base = await branchOff(at, "main", "fixed", {
      [journey.source]: `${await at.repository.git("show", `fix:${journey.source}`)}\n`,
    });
    const proof = await verify("fixed", base);
    expect(proof).toMatchObject({ verdict: "already_fixed", outcome: { resultStatus: "no_result", patch: null } });
    expect(await replays(proof.outcome)).toMatchObject({ ok: true });
  });

  test("on a base whose tests speak against it, the fix is refused", async () => {
    const base = await branchOff(at, "main", "against", journey.against);
    expect(await verify("against", base)).toMatchObject({
      verdict: "refused",
      code: "regression",
      outcome: { resultStatus: "reproduced" },
    });
  });

  // What follows knows no language; one shows it.

  once("a suggestion is judged as the fix was, and one that undoes it is refused", async () => {
    const lines = (await at.repository.git("show", `fix:${journey.source}`)).split("\n");
    const line = lines.findIndex((one) => one.includes("return") && one.includes("word")) + 1;
    const suggested = async (replacement: string): Promise<string> =>
      suggestionPatch({
        repository: at.mirror,
        base: at.first.baseSha ?? "",
        head: "fix",
        suggestions: [{ path: journey.source, startLine: line, endLine: line, replacement }],
      });
    const text = lines[line - 1] ?? "";
    const keeping = await suggested(`${text} // one letter a word`);
    expect(keeping).toContain("one letter a word");
    // A patch that is given is validated on the base that moved on, too: once is enough in the short run.
    const kept = runsSlowTests ? await verify("suggested", "main", keeping) : null;
    if (kept !== null)
      expect(kept).toMatchObject({
        verdict: "validated",
        code: "validated",
        outcome: { patch: expect.stringContaining("one letter a word") },
      });
    const undone = text.replace(journey.edits.fix[1], journey.edits.fix[0]);
    expect(await verify("undone", "main", await suggested(undone))).toMatchObject({ verdict: "refused" });
  });

  once("a new test that comes with the fix must pass with it", async () => {
    const [file = "", text = ""] = Object.entries(journey.against)[0] ?? [];
    await at.repository.git("checkout", "--quiet", "-b", "companion", "fix");
    await at.repository.commit({ [file]: text });
    const failing = await verify("companion", "main", `${await at.repository.git("diff", "main", "companion")}\n`);
    expect(failing).toMatchObject({ verdict: "refused", code: "regression" });
    expect(failing.detail).toContain(`${file}: its tests do not pass`);
  });
});
