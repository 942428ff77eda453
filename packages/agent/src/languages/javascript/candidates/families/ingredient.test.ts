import { expect, test } from "vitest";
import { makeFixture } from "../../testing/fixture.ts";
import { parseSource } from "../parse.ts";
import { createPool } from "../pool.ts";
import { siteAt } from "../site.ts";
import { ingredient } from "./ingredient.ts";

const CODE =
  "exports.clamp = (n, most) => Math.min(n, most);\nexports.pick = (list, most) => list.map(most.limit);\nexports.show = (n, most) => {\n  if (n === most) return n;\n  return 0;\n};\n";

test("a function that is called elsewhere takes no value's place, and one that is handed on may", () => {
  const fixture = makeFixture({ files: { "lib.js": CODE }, probe: "" });
  const source = parseSource("lib.js", CODE);
  const site = source === null ? null : siteAt(source, 4, createPool({ ...fixture, suspicious: [], purpose: "repair" }, []));
  const given = site === null ? [] : [...ingredient.propose(site)].map(({ replacement }) => replacement);

  expect(given).toContain("most.limit");
  expect(given).not.toContain("Math.min");
});
