import { tempFolder, tempRepository } from "@fixpoint/testing";
import { describe, expect, test } from "vitest";
import { replayEvidence } from "../evidence/replay.ts";
import { checkIssue } from "./check-issue.ts";
import { requestIssue } from "./request-issue.ts";
import { commitPatch, JOURNEYS, optionsAt, runAt } from "./testing/journeys.ts";

describe.each(JOURNEYS)("a fix of ours that is reviewed ($adapter.id)", { timeout: 600_000 }, (journey) => {
  test("“also handle null” becomes a second commit on top of the first, with a test of its own", async () => {
    await using repository = await tempRepository(journey.files);
    await using folder = await tempFolder();
    const at = { repository, folder: folder.path, adapter: journey.adapter };
    const first = await runAt(at, "first", journey.original);
    expect(first.resultStatus).toBe("validated_fix");
    await commitPatch(repository, first.patch, "Fix");

    const second = await runAt(at, "second", requestIssue(journey.original, "also handle null"));
    expect(second.resultStatus).toBe("validated_fix");
    const options = await optionsAt(at, "replay");
    expect(await replayEvidence({ ...options, dir: second.evidenceDir ?? "" })).toEqual({
      ok: true,
      differences: [],
      verdict: "validated_fix",
    });
  });
});

const WORSE = {
  javascript: ["const words = name.trim().split(' ');", "const words = name.trim().split(',');"],
  python: ['name.strip().split(" ")', 'name.strip().split(",")'],
};
const LOGS = {
  javascript:
    "✖ failing tests:\n\ntest at test/initials.test.js:5:1\n✖ two words (1.2ms)\n  AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:\n\n  'A' !== 'AL'\n",
  python:
    "=========================== short test summary info ============================\nFAILED tests/test_initials.py::test_two_words - AssertionError: assert 'A' == 'AL'\n",
};

describe.each(JOURNEYS)("a check that is red on the branch ($adapter.id)", { timeout: 600_000 }, (journey) => {
  test("is turned green by a second commit, and its failing test is the reproduction", async () => {
    const language = journey.adapter.id;
    const [right = "", wrong = ""] = WORSE[language];
    await using repository = await tempRepository(journey.files);
    await using folder = await tempFolder();
    await repository.commit({ [journey.source]: (journey.files[journey.source] ?? "").replace(right, wrong) }, "Fix");
    const at = { repository, folder: folder.path, adapter: journey.adapter };
    const issue = checkIssue(journey.original, { name: "test (node 24)", summary: "1 test failed", log: LOGS[language] });
    const outcome = await runAt(at, "check", issue);
    console.log(
      outcome.evidence.verdict,
      outcome.evidence.tried,
      outcome.patch,
      outcome.evidence.timings,
      outcome.evidence.strength,
    );
    expect(outcome.resultStatus).toBe("validated_fix");
    const options = await optionsAt(at, "replay");
    expect(await replayEvidence({ ...options, dir: outcome.evidenceDir ?? "" })).toEqual({
      ok: true,
      differences: [],
      verdict: "validated_fix",
    });
  });
});
