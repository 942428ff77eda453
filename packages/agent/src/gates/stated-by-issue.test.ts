import { describe, expect, it } from "vitest";
import { parseIssue } from "../stages/1-intake/index.ts";
import type { Symptom } from "../types/facts.ts";
import type { ReproductionTest, TestReading } from "../types/language.ts";
import type { TestFailure } from "../types/tests.ts";
import { repeatsExample } from "./repeats-example.ts";
import { declaredSymptom, notStated, standsIn } from "./stated-by-issue.ts";

const FACTS = parseIssue({
  title: "parseSize rounds down",
  text: "Parsing the size `1.5 kB` gives 1000, it should be 1500. With `x` it throws RangeError: no unit in x.",
});
const VALUE: Symptom = { kind: "wrong_value", expected: "1500", actual: "1000" };
const READING: TestReading = { objections: [], calls: ["parseSize"], literals: ["1.5 kB", "1500"] };
const FAILURE: TestFailure = {
  kind: "assertion",
  errorType: "AssertionError",
  message: "",
  expected: "1500",
  actual: "1000",
  frames: [],
};

function proposed(symptom: Symptom): ReproductionTest {
  return {
    id: "m",
    testName: "t",
    filePath: "test/t.js",
    code: "",
    derivedFrom: "",
    symptom,
    probe: {},
    secondExamples: [],
    proposedBy: "model",
  };
}

describe("a proposed test", () => {
  it("is admitted with the issue's own call and values", () => {
    expect(notStated(FACTS, proposed(VALUE), READING, FAILURE)).toBeNull();
  });

  it.each<[string, Symptom, Partial<TestReading>, Partial<TestFailure>]>([
    ["another expected value", { ...VALUE, expected: "1501" }, {}, { expected: "1501" }],
    ["no expected value", { ...VALUE, expected: null }, {}, {}],
    ["an actual value that nobody saw", { ...VALUE, actual: "999" }, {}, {}],
    ["an assertion of something else", VALUE, {}, { expected: "1000" }],
    ["values of its own", VALUE, { literals: ["2.5 kB", "1500"] }, {}],
    ["a call of something else", VALUE, { calls: ["format"] }, {}],
    ["a failure that is no assertion", VALUE, {}, { kind: "exception" }],
    ["an error that is not told", { kind: "exception", errorType: "TypeError", message: null }, {}, { kind: "exception" }],
    [
      "an error of the test's own",
      { kind: "exception", errorType: "RangeError", message: null },
      {},
      { kind: "exception", frames: [{ file: "test/t.js", line: 1, function: null }] },
    ],
    ["an end that never comes", { kind: "hang" }, {}, { kind: "timeout" }],
    ["something that is missing", { kind: "missing_export", name: "parseSize" }, {}, { kind: "import" }],
  ])("is refused with %s", (_, symptom, reading, failure) => {
    expect(notStated(FACTS, proposed(symptom), { ...READING, ...reading }, { ...FAILURE, ...failure })).toEqual(
      expect.any(String),
    );
  });

  it("is admitted with the issue's error, out of the program's own code", () => {
    const frames = [{ file: "src/size.js", line: 3, function: "parseSize" }];
    const symptom: Symptom = { kind: "exception", errorType: "RangeError", message: "no unit in x" };

    expect(
      notStated(FACTS, proposed(symptom), { ...READING, literals: ["x"] }, { ...FAILURE, kind: "exception", frames }),
    ).toBeNull();
  });

  it("is held to the value that the issue states, whatever it claims to see", () => {
    const facts = parseIssue({ title: "clamp", text: "```js\nclamp(9, 0, 3) // => 0, should be 3\n```" });

    expect(declaredSymptom(facts, proposed({ kind: "wrong_value", expected: "3", actual: null }))).toMatchObject({ actual: "0" });
  });
});

describe("standing in a text", () => {
  it.each([
    ["gives 0 and", "0", true],
    ["gives 10 and", "0", false],
    ["gives 0.5 and", "0", false],
    ["ends with 3.", "3", true],
    ["a parseSizeOf call", "parseSize", false],
    ["[1, 2,  3]", "[1,2,3]", true],
    ["{'a': None}", '{"a": None}', true],
    ["anything", "", false],
  ])("%s holds %s: %s", (text, wanted, answer) => {
    expect(standsIn(text, wanted)).toBe(answer);
  });
});

describe("an answer for the example alone", () => {
  const base = "function f(a) {\n  return a;\n}\n";
  it.each([
    ["two of its values", "function f(a) {\n  if (a === 9) return 3;\n  return a;\n}\n", true],
    ["a table of them", "function f(a) {\n  return { 9: 3 }[a] ?? a;\n}\n", true],
    ["one of them, with an early return", "function f(a) {\n  if (a === 'Sunday') return true;\n  return a;\n}\n", true],
    ["a case of a switch", "function f(a) {\n  switch (a) { case 'Sunday': return true; }\n  return a;\n}\n", true],
    ["one of them, in a condition", "function f(a) {\n  return a === 'Sunday' || a;\n}\n", false],
    ["general values", "function f(a) {\n  if (a === 0) return 1;\n  return a;\n}\n", false],
    ["no value", "function f(a) {\n  return a * 2 + 1;\n}\n", false],
  ])("is an edit with %s: %s", (_, patched, answer) => {
    expect(repeatsExample({ base, patched }, ["9", "3", "Sunday", "0", "1"]) !== null).toBe(answer);
  });

  it("is none where the file has the value already", () => {
    const known = "const LIMIT = 9;\nfunction f(a) {\n  return a;\n}\n";

    expect(
      repeatsExample({ base: known, patched: known.replace("return a", "if (a === 9) return 3; return a") }, ["9", "3"]),
    ).toBeNull();
  });
});
