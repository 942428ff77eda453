import { expect, test } from "vitest";
import type { Facts, Row } from "./facts.ts";
import { learn, worth } from "./learn.ts";

function row(family: string, fixes: boolean): Row {
  return { family, weight: 1, key: fixes ? 1 : 2, features: [`family ${family}`], fixes };
}

/** Fixes that are all of the one family and none of the other. */
function fixesOf(family: string, other: string, count: number): Facts[] {
  return Array.from({ length: count }, (_, at) => ({
    project: `project ${at}`,
    commit: String(at),
    file: "a.js",
    kind: "changed",
    old: "a",
    fresh: "b",
    proposals: {},
    sites: [[row(family, true), row(other, false)]],
  }));
}

test("what fixes are like becomes likelier", () => {
  const table = learn(fixesOf("operator", "variable", 20), { penalty: 2 });

  expect(worth(table, row("operator", true))).toBeGreaterThan(worth(table, row("variable", false)));
});

test("weights are held near those of another table: few fixes move them little, and what they say nothing of stays", () => {
  const near = { "family operator": -2, "family variable": 2, "family slice": 1.25 };

  const few = learn(fixesOf("operator", "variable", 3), { penalty: 20, near });
  const many = learn(fixesOf("operator", "variable", 200), { penalty: 2, near });

  expect(few["family slice"]).toBe(1.25);
  expect(few["family operator"]).toBeGreaterThan(-2);
  expect(worth(few, row("operator", true))).toBeLessThan(worth(few, row("variable", false)));
  expect(worth(many, row("operator", true))).toBeGreaterThan(worth(many, row("variable", false)));
});
