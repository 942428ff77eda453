import { expect, test } from "vitest";
import { shaped } from "./told-leaves.ts";
import { toldChanges, undoneChanges } from "./told-change.ts";

function shapes(actual: string | null, expected: string | null): string[] {
  return toldChanges({ kind: "wrong_value", actual, expected }).map(({ shape }) => shape);
}

test("what makes one text of the other", () => {
  expect(shapes("' Ab'", "'Ab'")).toContain("#.trim()");
  expect(shapes("'Ab'", "'ab'")).toEqual(["#.toLowerCase()"]);
  expect(shapes("'a \\nb '", "'a\\nb'")).toEqual(["#.trimEnd()"]);
});

test("in all that a value holds", () => {
  expect(shapes("{ a: ['X', 'Y'] }", "{ a: ['x', 'y'] }")).toEqual(["#.toLowerCase()"]);
  expect(shapes("[1.4, 1.6]", "[1, 2]")).toEqual(["Math.round(#)"]);
});

test("what makes one list of the other", () => {
  expect(shapes("[3, 1, 3]", "[3, 1]")).toContain("[...new Set(#)]");
  expect(shapes("[10, 9]", "[9, 10]")).toEqual(["#.reverse()", "#.sort((a, b) => a - b)"]);
});

test("with the signs that the two values show", () => {
  expect(shapes("'a/b'", "'/a/b'")).toEqual(['"/" + #']);
  expect(shapes("'a'", "'a\\n'")).toEqual([String.raw`# + "\n"`]);
  expect(shapes("'-a-'", "'a'")).toContain('#.replace(/^-+|-+$/g, "")');
  expect(shapes("'a--b'", "'a-b'")).toContain('#.replace(/-{2,}/g, "-")');
  expect(shapes("'a_b_c'", "'a b c'")).toEqual(['#.replace(/_/g, " ")']);
  expect(shapes("'\"a\"'", "'a'")).toContain("#.slice(1, -1)");
});

test("of numbers and other values within a text", () => {
  expect(shapes("'9:05'", "'09:05'")).toEqual(['String(#).padStart(2, "0")']);
  expect(shapes("'1.5 m'", "'1.50 m'")).toEqual(["#.toFixed(2)"]);
  expect(shapes("'1.50 m'", "'1.5 m'")).toContain("Number(#)");
  expect(shapes("'1234 m'", "'1,234 m'")).toContain('#.toLocaleString("en-US")');
  expect(shapes("'a undefined'", "'a '")).toContain('(# ?? "")');
  expect(shapes("'[object Object]'", "'{}'")).toEqual(["JSON.stringify(#)"]);
});

test("of some of the numbers, and of signs that are written otherwise", () => {
  expect(shapes("'1:5:09'", "'1:05:09'")).toEqual(['String(#).padStart(2, "0")']);
  expect(shapes(`'<b a="x"y">'`, `'<b a="x&quot;y">'`)).toEqual(['#.replace(/"/g, "&quot;")']);
  expect(shapes("'?q=a&b'", "'?q=a%26b'")).toContain("encodeURIComponent(#)");
  expect(shapes("'true'", "true")).toContain('# === "true"');
});

test("of a part of a text, and of what stands between two", () => {
  expect(shapes("'2024-01-05T00:00Z'", "'2024-01-05'")).toContain('#.split("T")[0]');
  expect(shapes("'lib/a.js'", "'a.js'")).toEqual(['#.split("/").pop()']);
  expect(shapes("'namejs'", "'name.js'")).toEqual(['"." + #']);
  expect(shapes("'tags: a,b'", "'tags: a, b'")).toContain('#.join(", ")');
  expect(shapes("'image/JPG'", "'image/jpg'")).toContain("#.toLowerCase()");
  expect(shapes("'7'", "'07'")).toContain('#.padStart(2, "0")');
  expect(shapes("7", "'07'")).toContain('String(#).padStart(2, "0")');
  expect(shapes("1.5", "'1.50'")).toEqual(["#.toFixed(2)"]);
});

test("of the names of what an object has", () => {
  expect(shapes("{ 'Content-Type': 'a' }", "{ 'content-type': 'a' }")).toContain("#.toLowerCase()");
  expect(shapes("{ 'a ': 1, b: 2 }", "{ a: 1, b: 2 }")).toContain("#.trim()");
});

test("a sign that stands for a value elsewhere is itself", () => {
  const [first] = toldChanges({ kind: "wrong_value", actual: "'ff0000'", expected: "'#ff0000'" });

  expect(shaped(first?.shape ?? "", "text")).toBe('"#" + text');
});

test("of numbers, of nothing, and of one kind another", () => {
  expect(shapes("0.30000000000000004", "0.3")).toContain("Math.round(# * 100) / 100");
  expect(shapes("0.25", "25")).toEqual(["# * 100"]);
  expect(shapes("-0", "0")).toContain("# + 0");
  expect(shapes("-2", "2")).toContain("-#");
  expect(shapes("undefined", "null")).toEqual(["# ?? null"]);
  expect(shapes("undefined", "[]")).toEqual(["# ?? []"]);
  expect(shapes("1", "true")).toEqual(["Boolean(#)"]);
  expect(shapes("'a'", "['a']")).toEqual(["[#]"]);
  expect(shapes("['a']", "'a'")).toContain("#[0]");
  expect(shapes("['a', 'b']", "'a, b'")).toEqual(['#.join(", ")']);
  expect(shapes("'a, b'", "['a', 'b']")).toEqual(['#.split(", ")']);
  expect(shapes("{ a: 1 }", "[1]")).toEqual(["Object.values(#)"]);
  expect(shapes("Set(1) { 'a' }", "['a']")).toEqual(["[...#]"]);
  expect(shapes("Map(1) { 'a' => 1 }", "{ a: 1 }")).toEqual(["Object.fromEntries(#)"]);
  expect(shapes("[Object: null prototype] { a: 1 }", "{ a: 1 }")).toEqual(["{ ...# }"]);
});

test("of what stands in another order by one of its fields", () => {
  expect(shapes("[{ n: 2 }, { n: 1 }]", "[{ n: 1 }, { n: 2 }]")).toContain("#.sort((a, b) => a.n - b.n)");
});

test("only where something differs", () => {
  expect(shapes("{ type: 'A', name: 'B' }", "{ type: 'a', name: 'B' }")).toEqual(["#.toLowerCase()"]);
  expect(shapes("{ list: [2, 1], n: 1 }", "{ list: [1, 2], n: 1 }")).toContain("#.sort()");
});

test("what makes the wrong value of the right one", () => {
  const undone = (actual: string, expected: string) =>
    undoneChanges({ kind: "wrong_value", actual, expected }).map(({ shape }) => shape);

  expect(undone("'ab'", "'Ab'")).toEqual(["#.toLowerCase()"]);
  expect(undone("'a%2520b'", "'a%20b'")).toEqual(["encodeURIComponent(#)"]);
  expect(undone("[1]", "1")).toEqual([]);
});

test("nothing where nothing does, or a value is not known", () => {
  expect(shapes("'a'", "'b'")).toEqual([]);
  expect(shapes("'a'", "'a'")).toEqual([]);
  expect(shapes("[Function: f]", "'a'")).toEqual([]);
  expect(shapes(null, "'a'")).toEqual([]);
  expect(toldChanges({ kind: "exception", errorType: "TypeError", message: null })).toEqual([]);
});
