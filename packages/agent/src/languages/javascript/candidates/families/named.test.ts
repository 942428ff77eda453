import { test } from "vitest";
import type { EditCase } from "../../testing/edit-cases.ts";
import { expectEdit } from "../../testing/expect-edit.ts";

const FIELD = `class Field {
  constructor(prime) { this.prime = prime; }
  shl(value, bits) { return (value * 2 ** bits) % this.prime; }
  shr(value, bits) { return (value / 2 ** bits) % this.prime; }
}
exports.Value = class {
  constructor(value, field) { this.value = value; this.field = field; }
  shl(bits) {
    return this.field.ushl(this.value, bits);
  }
};
exports.Field = Field;
`;
const READER = `exports.reader = () => {
  let block = null;
  return (line) => {
    if (line.includes("/*")) {
      block = [];
    }
    if (block) block.push(line);
    return block;
  };
};
`;

const CASES: EditCase[] = [
  {
    family: "misnamed",
    name: "a method that nothing has",
    code: FIELD,
    line: 9,
    fixed: "    return this.field.shl(this.value, bits);",
    check: "assert.strictEqual(new lib.Value(5, new lib.Field(13)).shl(1), 10);",
  },
  {
    family: "misnamed",
    name: "a member of the language that is misspelt",
    code: "exports.last = (list) => {\n  return list[list.lenght - 1];\n};\n",
    line: 2,
    fixed: "  return list[list.length - 1];",
    check: "assert.strictEqual(lib.last([1, 2]), 2);",
  },
  {
    family: "misnamed",
    name: "a key that is written in another way elsewhere",
    code: "exports.make = (name) => ({ firstName: name });\nexports.greet = (user) => {\n  return 'Hi ' + user.firstname;\n};\n",
    line: 3,
    fixed: "  return 'Hi ' + user.firstName;",
    check: "assert.strictEqual(lib.greet(lib.make('Ann')), 'Hi Ann');",
  },
  {
    family: "set-again",
    name: "what is begun already is begun anew",
    code: READER,
    line: 4,
    fixed: '    if (line.includes("/*") && !block) {',
    check: "const read = lib.reader(); read('/* a'); assert.deepStrictEqual(read('b /* c'), ['/* a', 'b /* c']);",
  },
  {
    family: "set-again",
    name: "the last one takes the place of the first",
    code: "exports.first = (list, fits) => {\n  let found;\n  for (const one of list) {\n    if (fits(one))\n      found = one;\n  }\n  return found;\n};\n",
    line: 4,
    fixed: "    if (fits(one) && !found)",
    check: "assert.strictEqual(lib.first([1, 2, 3], (one) => one > 1), 2);",
  },
  {
    family: "receiver",
    name: "an object without a prototype has no methods",
    code: "exports.own = (object, key) => {\n  return object.propertyIsEnumerable(key);\n};\n",
    line: 2,
    fixed: "  return Object.prototype.propertyIsEnumerable.call(object, key);",
    check: "assert.strictEqual(lib.own(Object.assign(Object.create(null), { a: 1 }), 'a'), true);",
  },
];

test.each(CASES)("$family: $name", async (item) => {
  await expectEdit(item);
});
