import { expect, test } from "vitest";
import { integrationRow, projectRow } from "../../../testing/factories.ts";
import { affectedProjects, connectedIn, MAPPING_COLUMNS, mappingsOf, withColumn } from "./mapping-columns.ts";

const [code, tracker] = MAPPING_COLUMNS;
if (!code || !tracker) throw new Error("No columns");
const board = {
  projectId: "p",
  integrationId: "t",
  provider: "trello" as const,
  externalId: "b1",
  externalName: "Board",
  sync: null,
};
const repository = {
  projectId: "p",
  integrationId: "g",
  provider: "github" as const,
  externalId: "acme/api",
  externalName: "",
  sync: null,
};

test("a column holds the mappings of its providers, and replacing it leaves the others", () => {
  expect(mappingsOf(tracker, [board, repository])).toEqual([board]);
  expect(withColumn(tracker, [board, repository], [{ integrationId: "t", externalId: "b2", externalName: "Two" }])).toEqual([
    { integrationId: "g", externalId: "acme/api", externalName: "" },
    { integrationId: "t", externalId: "b2", externalName: "Two" },
  ]);
  expect(withColumn(code, [board, repository], [])).toEqual([{ integrationId: "t", externalId: "b1", externalName: "Board" }]);
});

test("only connected providers of the column can be chosen", () => {
  const trello = integrationRow();
  const rows = [
    trello,
    integrationRow({ id: "", provider: "asana", isConnected: false }),
    integrationRow({ provider: "github" }),
  ];

  expect(connectedIn(tracker, rows)).toEqual([trello]);
});

test("who is fed from an integration is named before it is disconnected", () => {
  const rows = [
    { project: projectRow({ name: "API" }), mappings: [board] },
    { project: projectRow({ name: "Web" }), mappings: [repository] },
    { project: projectRow({ name: "Late" }), mappings: undefined },
  ];

  expect(affectedProjects("t", rows)).toEqual(["API"]);
});
