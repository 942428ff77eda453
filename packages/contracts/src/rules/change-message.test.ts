import fc from "fast-check";
import { expect, test } from "vitest";
import { AgentProcessingStatus, AgentResultStatus, PullRequestStatus } from "../entities/issue.ts";
import type { BugState } from "./bug-view.ts";
import { changeMessage } from "./change-message.ts";

const bug = fc.record<BugState>({
  agentProcessingStatus: fc.constantFrom(...AgentProcessingStatus.options),
  agentResultStatus: fc.constantFrom(null, ...AgentResultStatus.options),
  pullRequest: fc.constantFrom(null, ...PullRequestStatus.options.map((status) => ({ status }))),
  isArchived: fc.boolean(),
});
const QUIET: BugState = { agentProcessingStatus: "done", agentResultStatus: "reproduced", pullRequest: null, isArchived: false };

/** Every transition of a pull request's status that is told (spec §4); the other ones are not. */
const PULL_REQUEST: Record<string, string> = {
  "DRAFT→OPEN": "PR was opened",
  "OPEN→CLOSED": "PR was closed",
  "DRAFT→CLOSED": "PR was closed",
  "OPEN→MERGED": "PR was merged",
  "DRAFT→MERGED": "PR was merged",
  "CLOSED→MERGED": "PR was merged",
  "OPEN→DRAFT": "PR was converted to draft",
  "CLOSED→DRAFT": "PR was converted to draft",
};
const RESULT: Record<AgentResultStatus, string | null> = {
  validated_fix: "Bug fix was validated",
  reproduced: "Bug was reproduced",
  error: "Bug processing failed",
  no_result: "Bug could not be reproduced",
  unsuitable_issue: null,
};

test("nothing is said of a bug that stays as it is", () => {
  fc.assert(fc.property(bug, (state) => changeMessage(state, { ...state }) === null));
});

test("archiving and taking back are said whatever else changes", () => {
  fc.assert(
    fc.property(bug, bug, (before, after) => {
      expect(changeMessage({ ...before, isArchived: false }, { ...after, isArchived: true })).toBe("Bug was archived");
      expect(changeMessage({ ...before, isArchived: true }, { ...after, isArchived: false })).toBe("Bug was unarchived");
    }),
  );
});

test("gaining and losing a pull request are said, whatever its status and the agent's", () => {
  const pullRequest = fc.constantFrom(...PullRequestStatus.options.map((status) => ({ status })));
  fc.assert(
    fc.property(bug, bug, pullRequest, (before, after, given) => {
      const isArchived = before.isArchived;
      const without = { ...before, pullRequest: null };
      const having = { ...after, isArchived, pullRequest: given };
      expect(changeMessage(without, having)).toBe("PR was created");
      expect(changeMessage(having, without)).toBe("PR was removed");
    }),
  );
});

test.each(PullRequestStatus.options.flatMap((from) => PullRequestStatus.options.map((to) => [from, to] as const)))(
  "a pull request from %s to %s",
  (from, to) => {
    const message = PULL_REQUEST[`${from}→${to}`] ?? null;

    expect(changeMessage({ ...QUIET, pullRequest: { status: from } }, { ...QUIET, pullRequest: { status: to } })).toBe(message);
  },
);

test("the end of the agent's work is said by its result, from either state before it", () => {
  fc.assert(
    fc.property(
      bug,
      fc.constantFrom("not_started", "working"),
      fc.constantFrom(...AgentResultStatus.options),
      (state, status, result) => {
        const before = { ...state, agentProcessingStatus: status } as BugState;
        const after: BugState = { ...state, agentProcessingStatus: "done", agentResultStatus: result };
        expect(changeMessage(before, after)).toBe(RESULT[result]);
      },
    ),
  );
});

test("of the other changes of the agent's state only the start is said", () => {
  fc.assert(
    fc.property(bug, bug, (before, other) => {
      const after = { ...other, isArchived: before.isArchived, pullRequest: before.pullRequest };
      fc.pre(before.agentProcessingStatus === "done" || after.agentProcessingStatus !== "done");
      const starts = before.agentProcessingStatus === "not_started" && after.agentProcessingStatus === "working";
      expect(changeMessage(before, after)).toBe(starts ? "Bug processing started" : null);
    }),
  );
});
