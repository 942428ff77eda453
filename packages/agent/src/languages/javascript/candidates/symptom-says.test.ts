import { expect, test } from "vitest";
import type { Symptom } from "../../../types/facts.ts";
import type { TestFailure } from "../../../types/tests.ts";
import { makeFixture } from "../testing/fixture.ts";
import { parseSource } from "./parse.ts";
import { createPool } from "./pool.ts";
import { symptomSays } from "./symptom-says.ts";

const CODE =
  "exports.f = (given, key) => {\n  return given[key].size / given.count;\n};\nexports.name = (text) => text.trim().toLowerCase();\n";
const WRONG: Symptom = { kind: "wrong_value", expected: "1", actual: "NaN" };

function says(
  old: string,
  fresh: string,
  { symptom = WRONG, failure, issue = "" }: { symptom?: Symptom; failure?: TestFailure; issue?: string },
): number {
  const fixture = makeFixture({ files: { "lib.js": CODE }, probe: "", symptom, issue });
  const source = parseSource("lib.js", CODE);
  if (source === null) throw new Error("The text does not parse.");
  const start = CODE.indexOf(old);
  const pool = createPool({ ...fixture, failure, suspicious: [], purpose: "repair" }, []);
  return symptomSays(source, pool, { start, end: start + old.length, replacement: fresh, description: "", weight: 1 });
}

function thrown(message: string): TestFailure {
  return { kind: "exception", errorType: "TypeError", message, expected: null, actual: null, frames: [] };
}

test("where nothing is there, what asks for it is likelier, though the issue wants a value", () => {
  const failure = thrown("Cannot read properties of undefined (reading 'size')");

  expect(says("given[key].size", "given[key]?.size", { failure })).toBeGreaterThan(1);
  expect(says("given[key].size", "given[key].length", { failure })).toBe(1);
  // Most of all where it asks right before what the error says was read.
  const [there, elsewhere] = [says("given[key]", "(given[key] || {})", { failure }), says("given", "(given || {})", { failure })];
  expect(there).toBeGreaterThan(elsewhere);
  expect(elsewhere).toBeGreaterThan(1);
  expect(says("given[key].size", "given[key]?.size", {})).toBe(1);
});

test("what only takes away what threw is less likely", () => {
  expect(says("given[key].size / given.count", "given.count", { failure: thrown("no") })).toBeLessThan(1);
  expect(says("given[key].size / given.count", "given.count", { symptom: { ...WRONG, actual: "2" } })).toBe(1);
});

test("where one value is the other below zero, what turns signs by name is likelier", () => {
  const symptom: Symptom = { ...WRONG, expected: "'-4'", actual: "'4'" };

  expect(says("given[key].size", "given[key].size.negate()", { symptom })).toBeGreaterThan(1);
  expect(says("given[key].size", "given[key].size.negate()", { symptom: { ...symptom, actual: "'5'" } })).toBe(1);
});

test("where an error is missed, what throws or decides on what throws is likelier", () => {
  const symptom: Symptom = { kind: "missing_exception", errorType: null, message: null };

  expect(says("text.trim()", "text.trim", { symptom })).toBeLessThan(1);
  expect(says("return given[key].size", "if (!given) throw new Error('none');\n  return given[key].size", { symptom })).toBe(1);
});

test("where no number comes, what looks at the divisor is likelier", () => {
  const guarded = "(given.count === 0 ? 0 : given[key].size / given.count)";

  expect(says("given[key].size / given.count", guarded, {})).toBeGreaterThan(1);
  expect(says("given[key].size / given.count", guarded, { symptom: { ...WRONG, actual: "2" } })).toBe(1);
});

test("where no number comes, what only takes something away is less likely", () => {
  expect(says("given[key].size / given.count", "given[key].size", {})).toBeLessThan(1);
});

test("where zero is given, what asks whether a value is absent is likelier", () => {
  const symptom: Symptom = { kind: "wrong_value", expected: "0", actual: "10" };
  const edit = ["given.count", "(given.count ?? 1)"] as const;

  expect(says(...edit, { symptom, issue: "`f({ count: 0 })` gives 10" })).toBeGreaterThan(1);
  expect(says(...edit, { symptom, issue: "`f({ count: 5 })` gives 10" })).toBe(1);
});

test("where the example names what every object has, an entry of its own is likelier", () => {
  const own = "(Object.hasOwn(given, key) ? given[key] : undefined)";
  const symptom: Symptom = { kind: "wrong_value", expected: "undefined", actual: "[Function: Object]" };

  expect(says("given[key]", own, { symptom, issue: "`f({}, 'constructor')` is a function" })).toBeGreaterThan(1);
  expect(says("given[key]", own, { symptom, issue: "`f({}, 'name')` is a function" })).toBe(1);
});

test("what does no more what would make the right value wrong is likelier", () => {
  const twice: Symptom = { kind: "wrong_value", expected: "'Ab'", actual: "'ab'" };

  expect(says("text.trim().toLowerCase()", "text.trim()", { symptom: twice })).toBeGreaterThan(1);
  expect(says("text.trim().toLowerCase()", "text.toLowerCase()", { symptom: twice })).toBe(1);
});
