import { expect, test } from "vitest";
import { functionsIn } from "../../engines/search/function-names.ts";
import { rankSuspicious } from "../../engines/search/index.ts";
import type { Coverage } from "../../types/language.ts";
import { noFacts } from "../../types/testing/no-facts.ts";
import { asRead } from "./read-definitions.ts";
import { suiteReach } from "./suite-reach.ts";

const PYTHON = `import re
_SIGN = r"[+-]"
_NUMBER = re.compile(_SIGN + "[0-9]+")
_UNIT = re.compile("[a-z]+")
LIMITS = {
    "length": 80,
    "depth": 4,
}
def number(text):
    return _NUMBER.search(text)
def unit(text):
    return _UNIT.search(text)
def fits(text):
    return len(text) < LIMITS["length"]
def flat(text):
    return text.count("(") < LIMITS["depth"]
`;
const LOADED = [1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 15];

function ran(name: string, own: number[], passed = true): Coverage {
  return { test: name, passed, lines: { "a.py": [...LOADED, ...own] }, loaded: { "a.py": LOADED } };
}

function read(...tests: Coverage[]) {
  const sources = new Map([["a.py", PYTHON]]);
  const functions = functionsIn(sources);
  return { spectrum: asRead({ tests, coverable: {} }, sources, functions), sources, functions };
}

const linesOf = ({ lines, loaded }: Coverage) =>
  (lines["a.py"] ?? []).filter((line) => loaded?.["a.py"]?.includes(line) !== true);

test("what is defined counts as run by the tests that read it, through other definitions too", () => {
  const { spectrum } = read(ran("r", [10], false), ran("t.py > number", [10]), ran("t.py > unit", [12]));

  expect(spectrum.tests.map(linesOf)).toEqual([[2, 3, 10], [2, 3, 10], [12]]);
  expect(spectrum.tests[2]?.lines["a.py"]).not.toContain(3);
});

test("an entry of a table is read by who asks for it, and its table by all", () => {
  const { spectrum } = read(ran("r", [14], false), ran("t.py > fits", [14]), ran("t.py > flat", [16]));

  expect(spectrum.tests.map(linesOf)).toEqual([
    [5, 6, 7, 14],
    [5, 6, 7, 14],
    [5, 6, 7, 16],
  ]);
});

test("what the failing test does not read stays as it is", () => {
  const { spectrum } = read(ran("r", [10], false), ran("t.py > unit", [12]));

  expect(spectrum.tests[0]?.loaded?.["a.py"]).toContain(4);
  expect(spectrum.tests[1]?.loaded?.["a.py"]).toContain(4);
});

test("a pattern is as suspicious as what reads it", () => {
  const { spectrum } = read(ran("r", [10], false), ran("t.py > unit", [12]), ran("t.py > fits", [14]));

  const [first, second, third] = rankSuspicious(spectrum, noFacts(), []).map(({ line }) => line);

  expect([first, second, third]).toEqual([2, 3, 10]);
});

test("the suite judges what it reads", () => {
  const { spectrum, functions } = read(ran("r", [10], false), ran("t.py > number", [10]), ran("t.py > unit", [12]));
  const reaches = suiteReach(spectrum, [], functions);

  expect([reaches("a.py", 3, 3), reaches("a.py", 6, 6)]).toEqual([true, false]);
});

test("a module that is brought in is no definition of its file", () => {
  const sources = new Map([["a.js", 'const fs = require("fs");\nfunction read(name) {\n  return fs.readFileSync(name);\n}\n']]);
  const tests = [{ test: "r", passed: false, lines: { "a.js": [1, 2, 3] }, loaded: { "a.js": [1, 2] } }];

  expect(asRead({ tests, coverable: {} }, sources, functionsIn(sources)).tests).toEqual(tests);
});
