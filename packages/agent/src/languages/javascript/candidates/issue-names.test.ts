import { expect, test } from "vitest";
import { makeFixture } from "../testing/fixture.ts";
import { issueNames } from "./issue-names.ts";
import { parseSource } from "./parse.ts";
import { createPool } from "./pool.ts";

const CODE = "exports.f = (given, options) => given.size;\n";

function likelier(replacement: string, issue: string): number {
  const fixture = makeFixture({ files: { "lib.js": CODE }, probe: "", issue });
  const source = parseSource("lib.js", CODE);
  if (source === null) throw new Error("The text does not parse.");
  const start = CODE.indexOf("given.size");
  const pool = createPool({ ...fixture, suspicious: [], purpose: "repair" }, []);
  return issueNames(source, pool, { start, end: start + "given.size".length, replacement, description: "", weight: 1 });
}

test.each([
  ["a name of the issue", "given.maxSize", "`maxSize` is ignored", true],
  ["a part of one", "options.maxSize", "The largest size is ignored, the max is not kept.", true],
  ["another name", "given.count", "`maxSize` is ignored", false],
  ["one that stood there", "given.size + 1", "The size is wrong", false],
  ["a word of the language", "new Set(given)", "There is a new bug", false],
])("%s", (_, replacement, issue, isLikelier) => {
  expect(likelier(replacement, issue) > 1).toBe(isLikelier);
});
