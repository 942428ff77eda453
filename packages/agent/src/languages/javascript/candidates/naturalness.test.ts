import { expect, test } from "vitest";
import { makeFixture } from "../testing/fixture.ts";
import { featuresOf } from "./features.ts";
import { parseSource } from "./parse.ts";
import { createPool } from "./pool.ts";
import { siteAt } from "./site.ts";

/** What the order knows of one replacement in a line, but what is known of any edit of its family. */
function factsOf(code: string, line: number, old: string, fresh: string): string[] {
  const fixture = makeFixture({ files: { "lib.js": code }, probe: "" });
  const source = parseSource("lib.js", code);
  const site = source === null ? null : siteAt(source, line, createPool({ ...fixture, suspicious: [], purpose: "repair" }, []));
  if (site === null) throw new Error("nothing stands there");
  const start = code.indexOf(
    old,
    code
      .split("\n")
      .slice(0, line - 1)
      .join("\n").length,
  );
  const proposal = { start, end: start + old.length, replacement: fresh, description: "", weight: 1 };
  return featuresOf(site, "any", proposal).filter((fact) => /^(?:pairs|triples|twice|reads|leaves|swap|number) /.test(fact));
}

const CODE = `exports.place = (seat, row, width) => {
  const at = seat - 1;
  const column = at % width;
  return { row: row - 1, column: column / 10 };
};
`;

test("what the file says elsewhere is natural, what it never says is not", () => {
  expect(factsOf(CODE, 4, "row - 1", "seat - 1")).toContain("triples 2 short");
  expect(factsOf(CODE, 4, "row - 1", "Math.trunc(row) ** 2")).toEqual(expect.arrayContaining(["pairs 4+ middling"]));
});

test("an edit may leave a name without a reader, or without its value", () => {
  expect(factsOf(CODE, 3, "at % width", "at")).toContain("leaves unread param");
  expect(factsOf(CODE, 2, "const at = seat - 1;", "")).toEqual(expect.arrayContaining(["leaves unset read"]));
  expect(factsOf(CODE, 3, "at % width", "at % row")).not.toContain("leaves unread local");
});

test("an edit may make use of what nothing reads", () => {
  const code = "exports.cut = (text, most) => {\n  return text.slice(0, 10);\n};\n";

  expect(factsOf(code, 2, "10", "most")).toContain("reads unread");
});

test("one name is more or less like another, one number comes from another", () => {
  const code = "exports.sum = (homeGoals, awayGoals, day) => {\n  return homeGoals + 12;\n};\n";

  expect(factsOf(code, 2, "homeGoals", "awayGoals")).toContain("swap words");
  expect(factsOf(code, 2, "homeGoals", "day")).toContain("swap other");
  expect(
    ["13", "21", "120", "24", "7"].map((fresh) =>
      factsOf(code, 2, "12", fresh).find((fact) => /^number (?!new|known)/.test(fact)),
    ),
  ).toEqual(["number +1", "number digits", "number tens", "number double", "number other"]);
});

test("nobody means the same on both sides of a sign", () => {
  expect(factsOf(CODE, 3, "at % width", "at % at")).toContain("twice asked");
});
