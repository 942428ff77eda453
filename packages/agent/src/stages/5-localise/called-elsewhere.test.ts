import { expect, test } from "vitest";
import { functionsIn } from "../../engines/search/function-names.ts";
import type { Coverage } from "../../types/language.ts";
import { calledElsewhere } from "./called-elsewhere.ts";

const SOURCE = `function round(n) {
  return Math.round(n);
}
// round(1) is no call
exports.show = function show(n) {
  return String(round(n));
};
exports.total = function total(list) {
  return round(list.length);
};
`;
const FAILING: Coverage = { test: "r", passed: false, lines: { "a.js": [1, 2, 5, 6, 8] }, loaded: { "a.js": [1, 5, 8] } };

function look(text: string, tests: Coverage[] = [FAILING]) {
  const sources = new Map([["a.js", text]]);
  return calledElsewhere({ tests, coverable: { "a.js": [1, 2, 5, 6, 8, 9] } }, sources, functionsIn(sources));
}

test("finds a call that the failing test does not come by, even if a passing one does", () => {
  const passing: Coverage = { test: "t", passed: true, lines: { "a.js": [8, 9] } };

  expect(look(SOURCE, [FAILING, passing])("a.js", 2, 2)).toEqual({ file: "a.js", line: 9 });
});

test("finds none where every call was made, in a comment, in the function itself, and outside of functions", () => {
  const called = look(SOURCE.replace("round(list.length)", "list.length"));

  expect([called("a.js", 2, 2), called("a.js", 6, 6), called("b.js", 2, 2)]).toEqual([null, null, null]);
});

test("a method of the language's own values is no call of the project's function of that name", () => {
  const push = (call: string) => look(SOURCE.replace("function round", "function push").replace("round(list.length)", call));

  expect(push("list.push(1)")("a.js", 2, 2)).toBeNull();
  expect(push("this.push(1)")("a.js", 2, 2)).toEqual({ file: "a.js", line: 9 });
  expect(push("push(1)")("a.js", 2, 2)).toEqual({ file: "a.js", line: 9 });
});
