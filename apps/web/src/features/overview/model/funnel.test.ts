import { expect, test } from "vitest";
import { issueRow, pullRequest } from "../../../testing/factories.ts";
import { funnelOf, needsYou } from "./funnel.ts";

test("a merged bug has been through every step before", () => {
  const funnel = funnelOf([issueRow({ pullRequest: pullRequest({ status: "MERGED" }) })]);

  expect(funnel.map((step) => step.reached)).toEqual([1, 1, 1, 1, 1]);
});

test("fixes without a pull request come before open ones, and nothing else is asked of a person", () => {
  const open = issueRow({ pullRequest: pullRequest() });
  const fixed = issueRow();

  expect(needsYou([open, issueRow({ agentResultStatus: "no_result" }), fixed])).toEqual([fixed, open]);
});
