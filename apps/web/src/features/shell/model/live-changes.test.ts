import type { LiveEvent } from "@fixpoint/contracts";
import { expect, test } from "vitest";
import { issueRow } from "../../../testing/factories.ts";
import { liveChanges, summarise } from "./live-changes.ts";

const working = issueRow({ agentProcessingStatus: "working", agentResultStatus: null });

const ME = { connectionId: "me", userId: "u1" };

function updated(data: typeof working, connectionId: string | null = null, userId: string | null = null): LiveEvent {
  return { type: "issue_updated", data, __meta: { initiator: { userId, connectionId } } };
}

test("a change is told by its exact message, from what was shown before", () => {
  const after = { ...working, agentProcessingStatus: "done" as const, agentResultStatus: "validated_fix" as const };

  const changes = liveChanges([updated(after)], () => working, ME);

  expect(changes.messages).toEqual([{ issue: after, message: "Bug fix was validated", isOwn: false }]);
  expect(changes.issues).toEqual([after]);
});

test("our own change updates the data and says nothing", () => {
  const changes = liveChanges([updated({ ...working, isArchived: true }, "me")], () => working, ME);

  expect(changes.messages).toEqual([]);
  expect(changes.issues).toHaveLength(1);
});

test("our own change from another window is told as our own", () => {
  const archived = { ...working, isArchived: true };

  expect(liveChanges([updated(archived, "other", "u1")], () => working, ME).messages).toMatchObject([{ isOwn: true }]);
  expect(liveChanges([updated(archived, "other", "u2")], () => working, ME).messages).toMatchObject([{ isOwn: false }]);
});

test("two changes of one bug in a batch are told in turn and end in its last state", () => {
  const waiting = { ...working, agentProcessingStatus: "not_started" as const };
  const done = { ...working, agentProcessingStatus: "done" as const, agentResultStatus: "reproduced" as const };

  const changes = liveChanges([updated(working), updated(done)], () => waiting, ME);

  expect(changes.messages.map(({ message }) => message)).toEqual(["Bug processing started", "Bug was reproduced"]);
  expect(changes.issues).toEqual([done]);
});

test("many messages are counted", () => {
  expect(
    summarise([
      { issue: working, message: "PR was merged", isOwn: false },
      { issue: working, message: "PR was merged", isOwn: false },
    ]),
  ).toEqual(["2 × PR was merged"]);
});
