import { bugView, IssueDetails, IssueListItem } from "@fixpoint/contracts";
import { expect, test } from "vitest";
import { demoRow } from "./demo-bug.ts";
import { demoDetails } from "./demo-details.ts";

const project = { id: "project-1", organizationId: "org-1" };

test("the demo bug is what the contract says a bug is", () => {
  expect(IssueListItem.parse(demoRow(project))).toMatchObject({ projectId: "project-1" });
  expect(bugView(demoRow(project))).toBe("validatedFix");
});

test("its reproduction failed before the fix and passes after it, and the fix changes the line it says", () => {
  const details = IssueDetails.parse(demoDetails(project));
  const [script] = details.reproduction_script;
  const [fix] = details.fix;

  expect(script?.results_pre_fix.aggregate_test_results).toBe("FAILED");
  expect(script?.results_post_fix?.aggregate_test_results).toBe("PASSED");
  const changed = fix?.patch.code
    ?.split("\n")
    .flatMap((line, index) => (line === fix.base.code?.split("\n")[index] ? [] : [index + 1]));
  expect(changed).toEqual(fix?.added_lines);
});
