import { expect, test } from "vitest";
import { issueRow, projectRow } from "../../../testing/factories.ts";
import { arrange, summaryOf } from "./project-order.ts";

test("a project that waits for a person comes first, then by name", () => {
  const quiet = summaryOf(projectRow({ name: "Alpha", slug: "alpha" }), []);
  const waiting = summaryOf(projectRow({ name: "Zeta", slug: "zeta" }), [issueRow()]);

  expect(arrange([quiet, waiting], "", "attention").map(({ project }) => project.name)).toEqual(["Zeta", "Alpha"]);
  expect(arrange([waiting, quiet], "", "name").map(({ project }) => project.name)).toEqual(["Alpha", "Zeta"]);
  expect(arrange([waiting, quiet], "zet", "name")).toHaveLength(1);
});
