import { test } from "vitest";
import type { EditCase } from "../../testing/edit-cases.ts";
import { expectEdit } from "../../testing/expect-edit.ts";

/** Values, entries and names as the file has them elsewhere. */
const CASES: EditCase[] = [
  {
    family: "passed-through",
    name: "a price is rounded to the places that others are",
    code: "const rounded = (value, places) => Number(value.toFixed(places));\nexports.sum = (total, places) => {\n  return rounded(total, places);\n};\nexports.half = (total, places) => {\n  const half = total / 2;\n  return { half };\n};\nexports.tip = (total, places) => {\n  return { tip: total };\n};\n",
    line: 10,
    fixed: "  return { tip: rounded(total, places) };",
    check: "assert.deepStrictEqual(lib.tip(1.239, 2), { tip: 1.24 });",
  },
  {
    family: "passed-through",
    name: "a list is sorted by a copy of its own",
    code: "exports.first = (names) => {\n  const mine = names.slice(0);\n  return mine[0];\n};\nexports.sorted = (names) => {\n  names.sort();\n  return names;\n};\n",
    line: 6,
    fixed: "  names = names.slice(0);\n  names.sort();",
    check:
      "const given = ['b', 'a']; assert.deepStrictEqual(lib.sorted(given), ['a', 'b']); assert.deepStrictEqual(given, ['b', 'a']);",
  },
  {
    family: "entry",
    name: "drafts come first",
    code: "const ORDER = ['open', 'closed', 'draft'];\nexports.rank = (state) => {\n  return ORDER.indexOf(state);\n};\n",
    line: 1,
    fixed: "const ORDER = ['draft', 'open', 'closed'];",
    check: "assert.strictEqual(lib.rank('draft'), 0); assert.strictEqual(lib.rank('closed'), 2);",
  },
  {
    family: "entry",
    name: "a plum is no vegetable",
    code: "const VEGETABLES = { leek: true, plum: true, kale: true };\nexports.isVegetable = (name) => {\n  return VEGETABLES[name] === true;\n};\n",
    line: 1,
    fixed: "const VEGETABLES = { leek: true, kale: true };",
    check: "assert.strictEqual(lib.isVegetable('plum'), false); assert.strictEqual(lib.isVegetable('kale'), true);",
  },
  {
    family: "undeclared",
    name: "a name with two letters the wrong way round",
    code: "exports.area = (width, height) => {\n  return width * hieght;\n};\n",
    line: 2,
    fixed: "  return width * height;",
    check: "assert.strictEqual(lib.area(2, 3), 6);",
  },
  {
    family: "undeclared",
    name: "nobody said who it is",
    code: "exports.Stack = class {\n  constructor() {\n    this.plates = [];\n  }\n  add(plate) {\n    if (plate && that.plates) that.plates.push(plate);\n    return this.plates.length;\n  }\n};\n",
    line: 6,
    fixed: "    if (plate && this.plates) this.plates.push(plate);",
    check: "assert.strictEqual(new lib.Stack().add('blue'), 1);",
  },
  {
    family: "undeclared",
    name: "declared in the other function alone",
    code: "exports.open = (doors, at) => {\n  const door = doors[at];\n  return door.open;\n};\nexports.close = (doors, at) => {\n  door.open = false;\n};\n",
    line: 6,
    fixed: "  const door = doors[at];\n  door.open = false;",
    check: "const doors = [{ open: true }]; lib.close(doors, 0); assert.strictEqual(doors[0].open, false);",
  },
  {
    family: "left-out",
    name: "a span without its end",
    code: "exports.length = (span) => {\n  return span.to - span.from;\n};\nexports.copy = (span) => {\n  return { from: span.from };\n};\n",
    line: 5,
    fixed: "  return { from: span.from, to: span.to };",
    check: "assert.deepStrictEqual(lib.copy({ from: 1, to: 4 }), { from: 1, to: 4 });",
  },
];

test.each(CASES)("$family: $name", (item) => expectEdit(item, 400));
