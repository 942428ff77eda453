import { test } from "vitest";
import type { EditCase } from "../../testing/edit-cases.ts";
import { expectEdit } from "../../testing/expect-edit.ts";

const CASES: EditCase[] = [
  {
    family: "destructured",
    name: "parts in the wrong order",
    code: "exports.light = (text) => {\n  const [red, blue, green] = text.split(',').map(Number);\n  return red * 2 + green * 7 + blue;\n};\n",
    line: 2,
    fixed: "  const [red, green, blue] = text.split(',').map(Number);",
    check: "assert.strictEqual(lib.light('1,2,3'), 19);",
  },
  {
    family: "destructured",
    name: "a match begins with the whole of it",
    code: "exports.parse = (line) => {\n  const [name, value] = /^(\\w+)=(\\w+)$/.exec(line);\n  return { name, value };\n};\n",
    line: 2,
    fixed: "  const [, name, value] = /^(\\w+)=(\\w+)$/.exec(line);",
    check: "assert.deepStrictEqual(lib.parse('a=b'), { name: 'a', value: 'b' });",
  },
  {
    family: "destructured",
    name: "the group is a replacer's second parameter",
    code: "exports.names = (text) => text.replace(/<(\\w+)>/g, (name) => name.toUpperCase());\n",
    line: 1,
    fixed: "exports.names = (text) => text.replace(/<(\\w+)>/g, (_, name) => name.toUpperCase());",
    check: "assert.strictEqual(lib.names('<a> b'), 'A b');",
  },
  {
    family: "captured",
    name: "a group that nothing reads",
    code: "const HEADING = /^(#+)\\s+(.*\\S)/;\nexports.heading = (line) => {\n  const match = HEADING.exec(line);\n  return { level: match[1].length, title: line };\n};\n",
    line: 4,
    fixed: "  return { level: match[1].length, title: match[2] };",
    check: "assert.deepStrictEqual(lib.heading('## On time'), { level: 2, title: 'On time' });",
  },
  {
    family: "pitfall",
    name: "an error that is only made",
    code: "exports.day = (n) => {\n  if (n > 31) new RangeError('no such day');\n  return n;\n};\n",
    line: 2,
    fixed: "  if (n > 31) throw new RangeError('no such day');",
    check: "assert.throws(() => lib.day(32), RangeError); assert.strictEqual(lib.day(3), 3);",
  },
  {
    family: "pitfall",
    name: "what is filled is kept nowhere",
    code: "exports.groups = (rows) => {\n  const found = {};\n  for (const row of rows) (found[row.kind] ?? []).push(row.name);\n  return found;\n};\n",
    line: 3,
    fixed: "  for (const row of rows) (found[row.kind] ??= []).push(row.name);",
    check: "assert.deepStrictEqual(lib.groups([{ kind: 'a', name: 'x' }, { kind: 'a', name: 'y' }]), { a: ['x', 'y'] });",
  },
  {
    family: "pitfall",
    name: "half a sign",
    code: "exports.sign = (hex) => String.fromCharCode(parseInt(hex, 16));\n",
    line: 1,
    fixed: "exports.sign = (hex) => String.fromCodePoint(parseInt(hex, 16));",
    check: "assert.strictEqual(lib.sign('1f600'), '\\u{1f600}');",
  },
  {
    family: "property",
    name: "a variable's name as a key",
    code: "exports.parts = (product, pieces) => {\n  return { product: pieces };\n};\n",
    line: 2,
    fixed: "  return { [product]: pieces };",
    check: "assert.deepStrictEqual(lib.parts('wheel', 4), { wheel: 4 });",
  },
  {
    family: "both-sides",
    name: "texts that the program reads are compared as texts",
    code: "const minutes = (text) => Number(text.split(':')[0]) * 60 + Number(text.split(':')[1]);\nexports.isLater = (a, b) => {\n  return a > b;\n};\nexports.minutes = minutes;\n",
    line: 3,
    fixed: "  return minutes(a) > minutes(b);",
    check: "assert.strictEqual(lib.isLater('10:00', '9:00'), true);",
  },
  {
    family: "both-sides",
    name: "words in an order of their own are compared as words",
    code: "const LEVELS = ['none', 'read', 'write', 'all'];\nexports.higher = (one, other) => {\n  return one >= other ? one : other;\n};\n",
    line: 3,
    fixed: "  return LEVELS.indexOf(one) >= LEVELS.indexOf(other) ? one : other;",
    check: "assert.strictEqual(lib.higher('read', 'all'), 'all');",
  },
  {
    family: "wrapper",
    name: "what is asked goes through the program's own function first",
    code: "const joined = (spans) => [...new Set(spans)];\nexports.joined = joined;\nexports.total = (spans) => {\n  return spans.reduce((sum, one) => sum + one, 0);\n};\n",
    line: 4,
    fixed: "  return joined(spans).reduce((sum, one) => sum + one, 0);",
    check: "assert.strictEqual(lib.total([1, 1, 2]), 3);",
  },
  {
    family: "of-the-module",
    name: "what the module makes of the same names",
    code: "const YEAR = 360;\nconst daysInYear = (year) => (year % 4 === 0 ? YEAR + 1 : YEAR);\nexports.isDay = (year, day) => {\n  return day > 0 && day <= YEAR;\n};\n",
    line: 4,
    fixed: "  return day > 0 && day <= daysInYear(year);",
    check: "assert.strictEqual(lib.isDay(4, 361), true); assert.strictEqual(lib.isDay(5, 361), false);",
  },
];

test.each(CASES)("$family: $name", (item) => expectEdit(item));
