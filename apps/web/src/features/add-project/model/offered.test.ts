import { expect, test } from "vitest";
import { offeredRow } from "../../../testing/factories.ts";
import { matchingRepositories } from "./offered.ts";

const ROWS = ["acme/web", "acme/api", "globex/api-docs"].map((name) => offeredRow({ name }));
const names = (search: string, rows = ROWS) => matchingRepositories(rows, search).map(({ name }) => name);

test("a repository is found by every word of its name", () => {
  expect(names("")).toEqual(["acme/api", "acme/web", "globex/api-docs"]);
  expect(names("  API ")).toEqual(["acme/api", "globex/api-docs"]);
  expect(names("docs globex")).toEqual(["globex/api-docs"]);
  expect(names("none")).toEqual([]);
});

test("what is added already comes last", () => {
  expect(names("", [offeredRow({ name: "acme/a", isAdded: true }), offeredRow({ name: "acme/z" })])).toEqual([
    "acme/z",
    "acme/a",
  ]);
});
