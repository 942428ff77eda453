import type { LiveEvent } from "@fixpoint/contracts";
import { expect, test } from "vitest";
import { issueRow } from "../../../testing/factories.ts";
import { liveChanges, summarise } from "./live-changes.ts";

const working = issueRow({ agentProcessingStatus: "working", agentResultStatus: null });

function updated(data: typeof working, connectionId: string | null = null): LiveEvent {
  return { type: "issue_updated", data, __meta: { initiator: { userId: null, connectionId } } };
}

test("a change is told by its exact message, from what was shown before", () => {
  const after = { ...working, agentProcessingStatus: "done" as const, agentResultStatus: "validated_fix" as const };

  const changes = liveChanges([updated(after)], () => working, "me");

  expect(changes.messages).toEqual([{ issue: after, message: "Bug fix was validated" }]);
  expect(changes.issues).toEqual([after]);
});

test("our own change updates the data and says nothing", () => {
  const changes = liveChanges([updated({ ...working, isArchived: true }, "me")], () => working, "me");

  expect(changes.messages).toEqual([]);
  expect(changes.issues).toHaveLength(1);
});

test("two changes of one bug in a batch are told in turn and end in its last state", () => {
  const waiting = { ...working, agentProcessingStatus: "not_started" as const };
  const done = { ...working, agentProcessingStatus: "done" as const, agentResultStatus: "reproduced" as const };

  const changes = liveChanges([updated(working), updated(done)], () => waiting, null);

  expect(changes.messages.map(({ message }) => message)).toEqual(["Bug processing started", "Bug was reproduced"]);
  expect(changes.issues).toEqual([done]);
});

test("many messages are counted", () => {
  expect(
    summarise([
      { issue: working, message: "PR was merged" },
      { issue: working, message: "PR was merged" },
    ]),
  ).toEqual(["2 × PR was merged"]);
});
