import type { SuspiciousLine } from "@fixpoint/contracts";
import { expect, test } from "vitest";
import { functionsIn } from "../../engines/search/function-names.ts";
import { calledIn, raisedByMissing } from "./raised-by-missing.ts";

const TEXTS = new Map([
  [
    "index.js",
    "Parser.prototype.render = function (text) {\n  var tokens = this.parse(text);\n  return show(tokens);\n};\nParser.prototype.parse = function (text) {\n  var state = new State(text);\n  return state.read();\n};\n",
  ],
]);
const line = (at: number, score: number): SuspiciousLine => ({ file: "index.js", line: at, score, reasons: [] });
const RANKED = [line(7, 0.9), line(1, 0.05), line(2, 0.1), line(3, 0.1), line(6, 0.1)];

test("the beginning of what the test calls, and of what lies on the way", () => {
  const raised = raisedByMissing(
    RANKED,
    { called: ["render"], frames: [{ file: "index.js", line: 7 }] },
    TEXTS,
    functionsIn(TEXTS),
  );

  expect(raised.map((one) => [one.line, Math.round(one.score * 100)])).toEqual([
    [7, 90],
    [2, 86],
    [6, 86],
    [3, 10],
    [1, 5],
  ]);
});

test("a condition is where a function begins to do something", () => {
  const texts = new Map([["a.js", "exports.parse = function(text) {\n  if (text.trim()) {\n    return read(text);\n  }\n};\n"]]);
  const ranked = [3, 1, 2].map((at) => ({ file: "a.js", line: at, score: at === 3 ? 0.9 : 0.1, reasons: [] }));

  expect(raisedByMissing(ranked, { called: ["parse"], frames: [] }, texts, functionsIn(texts))[1]?.line).toBe(2);
});

test("what a test calls, without what it asserts with", () => {
  expect(calledIn("assert.throws(function () { md.render(null); }, /a String/);")).toEqual(["render"]);
  expect(calledIn("with pytest.raises(ValueError):\n    parse(text.strip())")).toEqual(["parse", "strip"]);
});
