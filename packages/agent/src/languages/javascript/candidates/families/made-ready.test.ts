import { test } from "vitest";
import type { EditCase } from "../../testing/edit-cases.ts";
import { expectEdit } from "../../testing/expect-edit.ts";

const EMITTER = `exports.Emitter = class {
  handlers = {};
  on(name, handler) { (this.handlers[name] ||= []).push(handler); return this; }
  off(name, handler) {
    const list = this.handlers[name] || [];
    list.splice(list.indexOf(handler), 1);
    return this;
  }
  once(name, handler) {
    const own = (value) => { this.handlers[name] = this.handlers[name].filter((one) => one !== own); handler(value); };
    return this.on(name, own);
  }
  emit(name, value) {
    const list = this.handlers[name] || [];
    for (let i = 0; i < this.handlers[name].length; i++) this.handlers[name][i](value);
    return list.length > 0;
  }
};
`;

const CASES: EditCase[] = [
  {
    family: "not-found",
    name: "what is looked for where it is used may not be there",
    code: EMITTER,
    line: 6,
    fixed: "    if (list.includes(handler)) list.splice(list.indexOf(handler), 1);",
    check:
      "const e = new lib.Emitter(); const f = () => {}; e.on('x', f).off('x', () => {}); assert.strictEqual(e.emit('x'), true); e.off('x', f); assert.strictEqual(e.emit('x'), false);",
  },
  {
    family: "not-found",
    name: "nothing is done where a place is none",
    code: "exports.without = (list, one) => {\n  const at = list.indexOf(one);\n  list.splice(at, 1);\n  return list;\n};\n",
    line: 3,
    fixed: "  if (at !== -1) list.splice(at, 1);",
    check: "assert.deepStrictEqual(lib.without([1, 2], 3), [1, 2]); assert.deepStrictEqual(lib.without([1, 2], 2), [1]);",
  },
  {
    family: "not-found",
    name: "what belongs behind all others",
    code: "exports.put = (list, one) => {\n  const at = list.findIndex((other) => other > one);\n  list.splice(at, 0, one);\n  return list;\n};\n",
    line: 3,
    fixed: "  list.splice(at === -1 ? list.length : at, 0, one);",
    check: "assert.deepStrictEqual(lib.put([1, 3], 4), [1, 3, 4]); assert.deepStrictEqual(lib.put([1, 3], 2), [1, 2, 3]);",
  },
  {
    family: "same-value",
    name: "what was put into a name is asked for again",
    code: EMITTER,
    line: 15,
    fixed: "    for (let i = 0; i < list.length; i++) list[i](value);",
    check:
      "const seen = []; new lib.Emitter().once('x', (v) => seen.push(v)).on('x', (v) => seen.push(-v)).emit('x', 1); assert.deepStrictEqual(seen, [1, -1]);",
  },
  {
    family: "other-end",
    name: "what is taken off at the wrong end",
    code: "exports.f = (text) => {\n  return text.endsWith('/') ? text.slice(1) : text;\n};\n",
    line: 2,
    fixed: "  return text.endsWith('/') ? text.slice(0, -1) : text;",
    check: "assert.strictEqual(lib.f('ab/'), 'ab');",
  },
  {
    family: "other-end",
    name: "the first ones in place of the last",
    code: "exports.f = (list, n) => {\n  return list.slice(0, n);\n};\n",
    line: 2,
    fixed: "  return list.slice(-n);",
    check: "assert.deepStrictEqual(lib.f([1, 2, 3], 2), [2, 3]);",
  },
  {
    family: "sorted-first",
    name: "the middle one is so only in order",
    code: "exports.f = (values) => {\n  const middle = (values.length - 1) / 2;\n  return values[middle];\n};\n",
    line: 2,
    fixed: "  values = [...values].sort((a, b) => a - b);\n  const middle = (values.length - 1) / 2;",
    check: "const v = [9, 10, 2]; assert.strictEqual(lib.f(v), 9); assert.deepStrictEqual(v, [9, 10, 2]);",
  },
  {
    family: "first-without",
    name: "no separator before what comes first",
    code: "exports.f = (words) => {\n  let line = '';\n  for (const word of words) line = line + ' ' + word;\n  return line;\n};\n",
    line: 3,
    fixed: "  for (const word of words) line = line ? line + ' ' + word : word;",
    check: "assert.strictEqual(lib.f(['a', 'b']), 'a b');",
  },
  {
    family: "first-without",
    name: "the same where it is added",
    code: "exports.f = (words) => {\n  let line = '';\n  for (const word of words) line += ', ' + word;\n  return line;\n};\n",
    line: 3,
    fixed: "  for (const word of words) line += (line ? ', ' : '') + word;",
    check: "assert.strictEqual(lib.f(['a', 'b']), 'a, b');",
  },
  {
    family: "first-without",
    name: "the same in a template",
    code: "exports.f = (words) => {\n  let line = '';\n  for (const word of words) line = `${line}-${word}`;\n  return line;\n};\n",
    line: 3,
    fixed: "  for (const word of words) line = line ? `${line}-${word}` : word;",
    check: "assert.strictEqual(lib.f(['a', 'b']), 'a-b');",
  },
  {
    family: "arguments",
    name: "how deep it may go is one less within",
    code: "exports.flat = function flat(items, depth = 1) {\n  return items.flatMap((one) =>\n    Array.isArray(one) && depth > 0 ? flat(one) : [one]);\n};\n",
    line: 3,
    fixed: "    Array.isArray(one) && depth > 0 ? flat(one, depth - 1) : [one]);",
    check: "assert.deepStrictEqual(lib.flat([1, [2, [3]]]), [1, 2, [3]]); assert.deepStrictEqual(lib.flat([[[1]]], 2), [1]);",
  },
  {
    family: "callback",
    name: "a key that is a function",
    code: "exports.group = (items, key) => {\n  const groups = {};\n  for (const item of items)\n    (groups[key] ||= []).push(item);\n  return groups;\n};\n",
    line: 4,
    fixed: "    (groups[key(item)] ||= []).push(item);",
    check: "assert.deepStrictEqual(lib.group([1, 2, 3], (n) => n % 2), { 0: [2], 1: [1, 3] });",
  },
  {
    family: "as-told",
    name: "lines do not end in blanks",
    code: "exports.f = (rows) => {\n  const lines = [];\n  for (const row of rows) lines.push(row.map((cell) => cell.padEnd(2)).join(' '));\n  return lines.join('\\n');\n};\n",
    line: 3,
    fixed: "  for (const row of rows) lines.push(row.map((cell) => cell.padEnd(2)).join(' ').trimEnd());",
    check: "assert.strictEqual(lib.f([['a', 'b'], ['c', 'd']]), 'a  b\\nc  d');",
    symptom: { kind: "wrong_value", expected: "'a  b\\nc  d'", actual: "'a  b \\nc  d '" },
  },
  {
    family: "regex",
    name: "one more sign of the example in a name",
    code: "exports.f = (text, data) => {\n  return text.replace(/<(\\w+)>/g, (_, name) => data[name]);\n};\n",
    line: 2,
    fixed: "  return text.replace(/<([\\w:]+)>/g, (_, name) => data[name]);",
    check: "assert.strictEqual(lib.f('<a:b>', { 'a:b': 'x' }), 'x');",
    issue: "`f('<a:b>', { 'a:b': 'x' })` returns `'<a:b>'`",
  },
  {
    family: "begun",
    name: "a sum that begins with nothing",
    code: "exports.f = (list) => {\n  let total; for (const one of list) total += one;\n  return total;\n};\n",
    line: 2,
    fixed: "  let total = 0; for (const one of list) total += one;",
    check: "assert.strictEqual(lib.f([1, 2]), 3);",
  },
  {
    family: "in-its-place",
    name: "results that come in any order",
    code: "exports.f = (list) => {\n  const out = [];\n  for (let i = list.length - 1; i >= 0; i--)\n    out.push(list[i] * 2);\n  return out;\n};\n",
    line: 4,
    fixed: "    out[i] = list[i] * 2;",
    check: "assert.deepStrictEqual(lib.f([1, 2]), [2, 4]);",
  },
  {
    family: "cleaned-again",
    name: "what is cut is cleaned again",
    code: "exports.f = (text, most) => {\n  const slug = text.replace(/[^a-z]+/g, '-').replace(/-$/, '');\n  return slug.slice(0, most);\n};\n",
    line: 3,
    fixed: "  return slug.slice(0, most).replace(/-$/, '');",
    check: "assert.strictEqual(lib.f('ab cd', 3), 'ab');",
  },
  {
    family: "lookup-key",
    name: "what is remembered goes by all that was given",
    code: "exports.memo = (fn) => {\n  const known = new Map();\n  return (...args) => {\n    const key = args[0];\n    if (!known.has(key)) known.set(key, fn(...args));\n    return known.get(key);\n  };\n};\n",
    line: 4,
    fixed: "    const key = JSON.stringify(args);",
    check: "const f = lib.memo((a, b) => a + b); assert.strictEqual(f(1, 2), 3); assert.strictEqual(f(1, 3), 4);",
  },
  {
    family: "pitfall",
    name: "the last turn never comes",
    code: "exports.f = (times) => {\n  for (let i = 0; i < times; i++)\n    if (i === times) return 'last';\n  return 'none';\n};\n",
    line: 3,
    fixed: "    if (i === times - 1) return 'last';",
    check: "assert.strictEqual(lib.f(3), 'last'); assert.strictEqual(lib.f(0), 'none');",
  },
  {
    family: "accumulate",
    name: "what comes later is put behind it, with the separator that the example has",
    code: "exports.Headers = class {\n  map = new Map();\n  add(name, value) {\n    this.map.set(name, value);\n    return this;\n  }\n};\n",
    line: 4,
    fixed: '    this.map.set(name, this.map.get(name) ? this.map.get(name) + ", " + value : value);',
    check: "assert.strictEqual(new lib.Headers().add('a', 'x').add('a', 'y').map.get('a'), 'x, y');",
    symptom: { kind: "wrong_value", expected: "'x, y'", actual: "'y'" },
  },
  {
    family: "one-more-sign",
    name: "one more sign in a list of signs",
    code: "exports.f = (text) => {\n  return [...text].map((c) => ('.()'.includes(c) ? '|' + c : c)).join('');\n};\n",
    line: 2,
    fixed: "  return [...text].map((c) => ('.()+'.includes(c) ? '|' + c : c)).join('');",
    check: "assert.strictEqual(lib.f('a+.b'), 'a|+|.b');",
    issue: "`f('a+.b')` should be `'a|+|.b'`",
  },
  {
    family: "table",
    name: "a word of the issue that a table lacks",
    code: "const VOID = ['area', 'base', 'hr'];\nexports.f = (name) => VOID.includes(name);\n",
    line: 1,
    fixed: "const VOID = ['area', 'base', 'hr', 'wbr'];",
    check: "assert.strictEqual(lib.f('wbr'), true); assert.strictEqual(lib.f('p'), false);",
    issue: "`f('wbr')` should be true",
  },
  {
    family: "null-guard",
    name: "a text where a text is wanted",
    code: "exports.f = (text, data) => {\n  return text.replace(/%(\\w+)/g, (_, name) => data[name]);\n};\n",
    line: 2,
    fixed: "  return text.replace(/%(\\w+)/g, (_, name) => (data[name] || ''));",
    check: "assert.strictEqual(lib.f('a%bc', {}), 'a');",
  },
];

test.each(CASES)("$family: $name", (item) => expectEdit(item));
