import { expect, test } from "vitest";
import { DEMO_BUG_ID } from "../../../lib/demo-bug.ts";
import { issueRow, pullRequest } from "../../../testing/factories.ts";
import { needsAsking, planOf } from "./bulk.ts";

const fixed = () => issueRow();
const reproduced = () =>
  issueRow({ agentResultStatus: "reproduced", statusResult: { ...issueRow().statusResult, has_fix: false } });

test("the plan says what will be done and what is left out", () => {
  const selected = [fixed(), fixed(), fixed(), fixed(), reproduced(), issueRow({ pullRequest: pullRequest() })];

  const plan = planOf("openPullRequest", selected);

  expect(plan.statement).toBe("Open 4 pull requests (2 of 6 have no validated fix)");
  expect(plan.issues).toEqual(selected.slice(0, 4));
  expect(planOf("archive", [fixed()]).statement).toBe("Archive 1 bug");
  expect(planOf("recompute", [fixed(), issueRow({ agentProcessingStatus: "working" })]).statement).toBe(
    "Recompute 1 bug (1 of 2 is being processed)",
  );
});

test("runs of the agent and pull requests go 50 at a time, archiving does not", () => {
  const many = Array.from({ length: 60 }, fixed);

  expect(planOf("recompute", many)).toMatchObject({ statement: "Recompute 50 bugs (at most 50 in one run)" });
  expect(planOf("openPullRequest", many).issues).toHaveLength(50);
  expect(planOf("archive", many).issues).toHaveLength(60);
});

test("nothing is done to the demo bug", () => {
  expect(planOf("archive", [issueRow({ id: DEMO_BUG_ID })]).issues).toEqual([]);
});

test("it is asked before a fix is replaced, before many pull requests and before deleting", () => {
  expect(needsAsking(planOf("recompute", [fixed()]))).toBe(true);
  expect(needsAsking(planOf("recompute", [reproduced()]))).toBe(false);
  expect(needsAsking(planOf("recompute", [reproduced(), reproduced()]))).toBe(true);
  expect(needsAsking(planOf("openPullRequest", [fixed()]))).toBe(false);
  expect(needsAsking(planOf("openPullRequest", [fixed(), fixed()]))).toBe(true);
  expect(needsAsking(planOf("archive", [fixed(), fixed()]))).toBe(false);
  expect(needsAsking(planOf("delete", [fixed()]))).toBe(true);
});
