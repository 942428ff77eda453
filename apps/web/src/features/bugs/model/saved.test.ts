import { expect, test } from "vitest";
import { savedSearch, savedText, withSaved } from "./saved.ts";

test("a saved search names the view, so that whoever gets its link sees the same list", () => {
  const text = savedText({ group: "agentic", q: "cart", peek: "issue-9" }, { agentic: "reproduced", saved: [] });

  expect(text).toBe("group=agentic&q=cart&view=reproduced");
  expect(savedText({}, { saved: [] })).toBe("group=all&view=all");
});

test("applying a saved search takes everything of the search before away", () => {
  const applied = { q: "old", sort: "key" as const, ...savedSearch("group=pr&view=open&fix=yes") };

  expect(applied).toMatchObject({ group: "pr", view: "open", fix: "yes", q: undefined, sort: undefined });
});

test("saving under a known name replaces it", () => {
  const saved = withSaved([{ name: "Mine", search: "q=a" }], { name: "Mine", search: "q=b" });

  expect(saved).toEqual([{ name: "Mine", search: "q=b" }]);
  expect(withSaved(saved, { name: "Late", search: "" }).map(({ name }) => name)).toEqual(["Late", "Mine"]);
});
