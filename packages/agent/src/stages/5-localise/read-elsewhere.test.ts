import { expect, test } from "vitest";
import { functionsIn } from "../../engines/search/function-names.ts";
import { readElsewhere } from "./read-elsewhere.ts";

const RULER = `function Ruler() {}
Ruler.prototype.rulesOf = function (name) {
  return this.cache[name];
};
`;
const PARAGRAPH = `module.exports = function paragraph(state) {
  var rules = state.ruler.rulesOf('paragraph');
  for (var i = 0; i < rules.length; i++) rules[i](state);
};
`;

function look(list: string) {
  const sources = new Map([
    ["ruler.js", RULER],
    ["paragraph.js", PARAGRAPH],
    ["list.js", list],
  ]);
  return readElsewhere(sources, functionsIn(sources))("paragraph.js", 3, 3);
}

test("another reader of what the same function gives", () => {
  const found = { gives: "rulesOf", file: "list.js", line: 2 };

  expect(
    look("module.exports = function list(state) {\n  var all = state.ruler.rulesOf('list');\n  return all.length;\n};\n"),
  ).toEqual(found);
  expect(look("module.exports = function list(state) {\n  return state.ruler.rulesOf('list').length;\n};\n")).toEqual(found);
});

test("none where it is asked for first, only handed on, or read by nobody else", () => {
  for (const body of [
    "  var all = state.ruler.rulesOf('list');\n  return all ? all.length : 0;",
    "  var all = state.ruler.rulesOf('list');\n  if (!all) return 0;\n  return all.length;",
    "  return state.ruler.rulesOf('list');",
    "  return state.count;",
  ])
    expect(look(`module.exports = function list(state) {\n${body}\n};\n`)).toBeNull();
});

test("the project's own functions only, in Python too", () => {
  const text = (gives: string) =>
    `def lookup(rows, key):\n    return rows.get(key)\n\n\ndef name(rows):\n    row = ${gives}(rows, 1)\n    return row.name\n\n\ndef age(rows):\n    row = ${gives}(rows, 2)\n    return row.age\n\n\ndef kind(rows):\n    row = ${gives}(rows, 3)\n    if row is None:\n        return None\n    return row.kind\n`;
  const at = (source: string, line: number) => {
    const sources = new Map([["shop.py", source]]);
    return readElsewhere(sources, functionsIn(sources))("shop.py", line, line);
  };

  expect(at(text("lookup"), 7)).toEqual({ gives: "lookup", file: "shop.py", line: 11 });
  expect(at(text("lookup"), 12)).toEqual({ gives: "lookup", file: "shop.py", line: 6 });
  expect(at(text("other"), 7)).toBeNull();
});
