import { expect, test } from "vitest";
import { issueRow } from "../../../testing/factories.ts";
import { countViews, groupCount, rowsOf, selectionOf } from "./bug-search.ts";
import { BUG_GROUPS } from "@fixpoint/contracts";

test("the URL decides the view, then what was last used, then the default", () => {
  expect(selectionOf({}, {}).view).toBe("all");
  expect(selectionOf({ group: "agentic" }, {}).view).toBe("inProgress");
  expect(selectionOf({ group: "agentic" }, { agentic: "reproduced" }).view).toBe("reproduced");
  expect(selectionOf({ group: "agentic", view: "errorFailed" }, { agentic: "reproduced" }).view).toBe("errorFailed");
  expect(selectionOf({ view: "merged" }, {}).group.id).toBe("pr");
  expect(selectionOf({ group: "pr", view: "reproduced" }, {}).view).toBe("open");
});

test("counts follow membership: archived and unsuitable bugs are not in All", () => {
  const issues = [
    issueRow(),
    issueRow({ isArchived: true }),
    issueRow({ agentResultStatus: "unsuitable_issue" }),
    issueRow({ agentProcessingStatus: "working", agentResultStatus: null }),
  ];

  const counts = countViews(issues);

  expect(counts).toMatchObject({ all: 2, archived: 1, unsuitable: 1, validatedFix: 1, inProgress: 1 });
  expect(groupCount(BUG_GROUPS[1], counts)).toBe(2);
});

test("every typed word must be found in key, title or text", () => {
  const wanted = issueRow({ key: "API-7", title: "Crash on empty cart", text: "TypeError in total()" });

  const rows = rowsOf([wanted, issueRow({ title: "Crash elsewhere" })], "all", { q: "crash  TOTAL" });

  expect(rows).toEqual([wanted]);
});

test("keys sort as numbers, not as text", () => {
  const rows = rowsOf([issueRow({ key: "API-10" }), issueRow({ key: "API-9" })], "all", { sort: "key" });

  expect(rows.map((row) => row.key)).toEqual(["API-9", "API-10"]);
});
