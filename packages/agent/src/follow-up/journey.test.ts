import { tempFolder, tempRepository } from "@fixpoint/testing";
import { describe, expect, test } from "vitest";
import { replayEvidence } from "../evidence/replay.ts";
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
