import { expect, test } from "vitest";
import { makeFixture } from "../testing/fixture.ts";
import { likelihoodOf } from "./order.ts";
import { parseSource } from "./parse.ts";
import { createPool } from "./pool.ts";
import { siteAt } from "./site.ts";
import { unreadAt } from "./unread.ts";

function likelihood(text: string, from: string, to: string): number {
  const fixture = makeFixture({ files: { "a.js": text }, probe: "" });
  const source = parseSource("a.js", text);
  const start = text.indexOf(from);
  const line = text.slice(0, start).split("\n").length;
  const site = source === null ? null : siteAt(source, line, createPool({ ...fixture, suspicious: [], purpose: "repair" }, []));
  if (site === null) throw new Error("Nothing is there.");
  return likelihoodOf(site, "variable", { start, end: start + from.length, replacement: to, description: "", weight: 1 });
}

test("an edit that makes use of what nothing reads is likelier", () => {
  const unread = "exports.top = (rows, limit, spare) => {\n  return rows.slice(0, spare);\n};\n";
  const read = "exports.top = (rows, limit, spare) => {\n  check(limit);\n  return rows.slice(0, spare);\n};\n";

  expect(likelihood(unread, "0, spare", "0, limit")).toBeGreaterThan(likelihood(read, "0, spare", "0, limit"));
  expect(likelihood(unread, "0, spare", "0, rows")).toBeCloseTo(likelihood(read, "0, spare", "0, rows"));
});

test("callbacks, patterns and defaults read too", () => {
  const text =
    "exports.f = (a, { b, c = a }, [d]) => {\n  const [e, g] = d;\n  return [1].map((h, at) => { const k = { e, at: 2 }; return k; });\n};\n";
  const source = parseSource("a.js", text);
  const node = source?.nodes.find((one) => one.type === "ReturnStatement");
  if (source === null || node === undefined) throw new Error("The text does not parse.");

  expect([...unreadAt(source, node)].sort()).toEqual(["at", "b", "c", "g", "h"]);
});
