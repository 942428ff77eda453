import { expect, test } from "vitest";
import { issueRow } from "../testing/factories.ts";
import { countViews, groupCount, isFiltered, listSearch, listText, prepareSearch, rowsOf, selectionOf } from "./bug-search.ts";
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

test("facets narrow the list: by age, by fix, by how the checks went", () => {
  const now = Date.parse("2026-05-10T00:00:00.000Z");
  const old = issueRow({ createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-05-09T12:00:00.000Z" });
  const failed = issueRow({
    createdAt: "2026-05-05T00:00:00.000Z",
    updatedAt: "2026-05-05T00:00:00.000Z",
    statusResult: { ...old.statusResult, has_fix: false, validation_test_status: "failed" },
  });
  const rows = (search: Parameters<typeof rowsOf>[2]) => rowsOf([old, failed], "all", search, now);

  expect(rows({ created: "week" })).toEqual([failed]);
  expect(rows({ updated: "day" })).toEqual([old]);
  expect(rows({ fix: "yes" })).toEqual([old]);
  expect(rows({ fix: "no" })).toEqual([failed]);
  expect(rows({ evidence: "passed" })).toEqual([old]);
  expect(rows({ evidence: "failed" })).toEqual([failed]);
  expect(rows({ evidence: "none" })).toEqual([]);
});

test("a list travels as text to the bug page and back, without what is peeked at and what cannot be read", () => {
  const text = listText({ group: "agentic", view: "reproduced", q: "1024", peek: "issue-9" });

  expect(listSearch(text)).toEqual({ group: "agentic", view: "reproduced", q: "1024" });
  expect(listText({ peek: "issue-9" })).toBeUndefined();
  expect(listSearch("view=nonsense&fix=maybe")).toEqual({});
});

test("the order and the peek are no filter", () => {
  expect(isFiltered({ sort: "key", peek: "issue-9", group: "pr" })).toBe(false);
  expect(isFiltered({ evidence: "none" })).toBe(true);
});

test("what bugs are found by is made some at a time, each once", () => {
  const issues = [issueRow(), issueRow(), issueRow()];

  expect([prepareSearch(issues, 2), prepareSearch(issues, 2), prepareSearch(issues, 0)]).toEqual([false, true, true]);
});
