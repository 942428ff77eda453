import { test } from "vitest";
import type { EditCase } from "../../testing/edit-cases.ts";
import { expectEdit } from "../../testing/expect-edit.ts";

/** As libraries were written before arrows and classes: namespaces, callbacks that are functions, `this` that is handed on. */
const CASES: EditCase[] = [
  {
    family: "condition",
    name: "what the namespace asks of other values",
    code: "const _ = {};\n_.isPlain = function (value) { return Object.getPrototypeOf(value) === Object.prototype; };\n_.isEmpty = function (value) {\n  if (!value) return true;\n  return Object.keys(value).length === 0;\n};\n_.last = function (list) { return list && list.length ? list[list.length - 1] : null; };\nmodule.exports = _;\n",
    line: 4,
    fixed: "  if (!value || !_.isPlain(value)) return true;",
    check:
      "assert.strictEqual(lib.isEmpty(Object.assign(new Date(0), { a: 1 })), true); assert.strictEqual(lib.isEmpty({ a: 1 }), false);",
  },
  {
    family: "wide-clause",
    name: "the kind that the file asks of nodes elsewhere",
    code: "exports.texts = function (nodes) {\n  return nodes.filter(function (node) { return node.open; });\n};\nexports.first = function (nodes) {\n  for (const one of nodes) if (one.type === 'text') return one;\n  return null;\n};\n",
    line: 2,
    fixed: "  return nodes.filter(function (node) { return node.open && node.type === 'text'; });",
    check:
      "assert.deepStrictEqual(lib.texts([{ open: true, type: 'tag' }, { open: true, type: 'text' }]), [{ open: true, type: 'text' }]);",
  },
  {
    family: "arguments",
    name: "a callback has what is around it at hand",
    code: "exports.Call = {\n  render: function (values, env) {\n    return values.map(function (one) { return one.show(); }).join(env.comma);\n  },\n};\nexports.Leaf = { show: function (env) { return env.quote + 'x'; } };\n",
    line: 3,
    fixed: "    return values.map(function (one) { return one.show(env); }).join(env.comma);",
    check: "assert.strictEqual(lib.Call.render([lib.Leaf, lib.Leaf], { comma: ',', quote: '-' }), '-x,-x');",
  },
  {
    family: "missing-branch",
    name: "nothing is given where there is nothing to read",
    code: "exports.parameters = function (tokens) {\n  const found = [];\n  if (tokens.length === 0) {\n    return;\n  }\n  for (const one of tokens) found.push(one);\n  return found;\n};\n",
    line: 4,
    fixed: "    return found;",
    check: "assert.deepStrictEqual(lib.parameters([]), []);",
  },
  {
    family: "with-this",
    name: "for what was given for it",
    code: "exports.bound = function (fn, context) {\n  return function () {\n    return fn.apply(this, arguments);\n  };\n};\n",
    line: 3,
    fixed: "    return fn.apply(context, arguments);",
    check: "assert.strictEqual(lib.bound(function () { return this.n; }, { n: 3 })(), 3);",
  },
  {
    family: "with-this",
    name: "a method that was taken off its object",
    code: "exports.result = function (object, key) {\n  const value = object[key];\n  return typeof value === 'function' ? value() : value;\n};\n",
    line: 3,
    fixed: "  return typeof value === 'function' ? value.call(object) : value;",
    check: "assert.strictEqual(lib.result({ n: 2, get() { return this.n; } }, 'get'), 2);",
  },
  {
    family: "fallback",
    name: "what stands for nothing elsewhere",
    code: "const same = (one) => one;\nexports.sorted = (list, by) => list.toSorted((a, b) => (by || same)(a) - (by || same)(b));\nexports.mapped = (list, by) => {\n  return list.map(by);\n};\n",
    line: 4,
    fixed: "  return list.map(by || same);",
    check: "assert.deepStrictEqual(lib.mapped([1, 2]), [1, 2]);",
  },
  {
    family: "negated",
    name: "by its name the other way round",
    code: "exports.Loader = class {\n  constructor(neverUpdate) { this.neverUpdate = neverUpdate; }\n  load(name) {\n    return { name, noCache: this.neverUpdate };\n  }\n};\n",
    line: 4,
    fixed: "    return { name, noCache: !this.neverUpdate };",
    check: "assert.deepStrictEqual(new lib.Loader(true).load('a'), { name: 'a', noCache: false });",
  },
];

test.each(CASES)("$family: $name", (item) => expectEdit(item, item.family.startsWith("wide-") ? 8_000 : 400));
