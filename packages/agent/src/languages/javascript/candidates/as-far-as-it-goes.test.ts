import { expect, test } from "vitest";
import { makeFixture } from "../testing/fixture.ts";
import { asFarAsItGoes } from "./as-far-as-it-goes.ts";
import { parseSource } from "./parse.ts";
import { createPool } from "./pool.ts";
import { siteAt } from "./site.ts";
import type { Family, Proposal } from "./types.ts";

const CODE = "const a = 1;\nconst b = 2;\n";

test("a family that fails loses its further edits for one line, and is told of", () => {
  const symptom = { kind: "wrong_value", expected: "1", actual: "2" } as const;
  const fixture = makeFixture({ files: { "lib.js": CODE }, probe: "", symptom, issue: "" });
  const pool = createPool({ ...fixture, suspicious: [], purpose: "repair" }, []);
  const source = parseSource("lib.js", CODE);
  const proposal = (replacement: string): Proposal => ({ start: 0, end: 1, replacement, description: "", weight: 1 });
  const family: Family = {
    name: "failing",
    *propose(site) {
      yield proposal("first");
      if (site.line === 1) throw new TypeError("no such thing");
      yield proposal("second");
    },
  };

  const found = [1, 2].map((line) => {
    const site = source === null ? null : siteAt(source, line, pool);
    return site === null ? [] : [...asFarAsItGoes(family, site)].map(({ replacement }) => replacement);
  });

  expect(found).toEqual([["first"], ["first", "second"]]);
  expect(pool.missing).toEqual(["failing at lib.js:1: no such thing"]);
});
