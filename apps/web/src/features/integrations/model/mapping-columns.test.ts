import { expect, test } from "vitest";
import { integrationRow, mappingRow, projectRow } from "../../../testing/factories.ts";
import {
  affectedProjects,
  connectedIn,
  isFirstFeed,
  isUnused,
  MAPPING_COLUMNS,
  mappingsOf,
  withColumn,
} from "./mapping-columns.ts";

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

test("a project is fed for the first time by what issues are read from", () => {
  expect(isFirstFeed([repository], [repository, mappingRow()])).toBe(true);
  expect(isFirstFeed([mappingRow()], [mappingRow(), mappingRow({ externalId: "b2" })])).toBe(false);
  expect(isFirstFeed([], [repository])).toBe(false);
});

test("an integration is unused only where that is known of every project", () => {
  const project = projectRow();
  expect(isUnused("t", [{ project, mappings: [repository] }])).toBe(true);
  expect(
    isUnused("t", [
      { project, mappings: [repository] },
      { project, mappings: [board] },
    ]),
  ).toBe(false);
  expect(
    isUnused("t", [
      { project, mappings: [] },
      { project, mappings: undefined },
    ]),
  ).toBe(false);
  expect(isUnused("t", [])).toBe(false);
});
