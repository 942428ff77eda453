import { expect, test } from "vitest";
import { findEdit, type EditCase } from "../../testing/edit-cases.ts";

/** One line of a function of one expression, and what it should be. */
function line(family: string, name: string, params: string, wrong: string, right: string, check: string): EditCase {
  const code = `exports.f = (${params}) => {\n  ${wrong}\n};\n`;
  return { family, name, code, line: 2, fixed: `  ${right}`, check };
}

const CASES: EditCase[] = [
  line(
    "into-text",
    "a value in a query",
    "query",
    "return '/search?q=' + query;",
    "return '/search?q=' + encodeURIComponent(query);",
    "assert.strictEqual(lib.f('a&b'), '/search?q=a%26b');",
  ),
  line(
    "into-text",
    "one slash between two parts",
    "base, path",
    "return base + '/' + path;",
    "return base.replace(/\\/+$/, '') + '/' + path;",
    "assert.strictEqual(lib.f('a/', 'b'), 'a/b'); assert.strictEqual(lib.f('a', 'b'), 'a/b');",
  ),
  line(
    "into-text",
    "a name in a pattern",
    "name, text",
    'return new RegExp("^" + name).test(text);',
    'return new RegExp("^" + name.replace(/[.*+?^${}()|[\\]\\\\]/g, "\\\\$&")).test(text);',
    "assert.strictEqual(lib.f('a.b', 'axb'), false); assert.strictEqual(lib.f('a.b', 'a.b'), true);",
  ),
  line(
    "into-text",
    "minutes have two digits",
    "date",
    'return date.getHours() + ":" + date.getMinutes();',
    'return date.getHours() + ":" + String(date.getMinutes()).padStart(2, "0");',
    "assert.strictEqual(lib.f(new Date(2024, 1, 1, 9, 5)), '9:05');",
  ),
  line(
    "arrow-body",
    "braces of an object",
    "list",
    "return list.map((item) => { id: item.id });",
    "return list.map((item) => ({ id: item.id }));",
    "assert.deepStrictEqual(lib.f([{ id: 1 }]), [{ id: 1 }]);",
  ),
  line(
    "arrow-body",
    "braces take away what it gives",
    "list",
    "return list.map((item) => { item * 2; });",
    "return list.map((item) => item * 2);",
    "assert.deepStrictEqual(lib.f([1, 2]), [2, 4]);",
  ),
  line(
    "tried",
    "what cannot be read is none",
    "text",
    "return JSON.parse(text);",
    "try {\n    return JSON.parse(text);\n  } catch {\n    return null;\n  }",
    "assert.strictEqual(lib.f('{'), null); assert.strictEqual(lib.f('1'), 1);",
  ),
  line(
    "given-changed",
    "a date that belongs to who calls",
    "date, n",
    "date.setDate(date.getDate() + n); return date;",
    "date = new Date(date);\n  date.setDate(date.getDate() + n); return date;",
    "const d = new Date(2024, 0, 1); assert.strictEqual(lib.f(d, 1).getDate(), 2); assert.strictEqual(d.getDate(), 1);",
  ),
  {
    family: "timer",
    name: "a timer that was set before",
    code: "exports.later = () => {\n  let timer;\n  return (fn) => {\n    timer = setTimeout(fn, 1);\n    return timer;\n  };\n};\n",
    line: 4,
    fixed: "    clearTimeout(timer);\n    timer = setTimeout(fn, 1);",
    check:
      "const f = lib.later(); const one = f(() => {}); const two = f(() => {}); clearTimeout(two); assert.strictEqual(one._destroyed, true);",
  },
  line(
    "awaited",
    "several at once in a function that does not wait",
    "items",
    "return items.map(async (item) => item * 2);",
    "return Promise.all(items.map(async (item) => item * 2));",
    "assert.ok(lib.f([1]) instanceof Promise);",
  ),
  line(
    "both-sides",
    "what is done to one of the two",
    "a, b",
    "return a.toLowerCase() === b;",
    "return a.toLowerCase() === b.toLowerCase();",
    "assert.strictEqual(lib.f('A', 'A'), true); assert.strictEqual(lib.f('A', 'b'), false);",
  ),
  line(
    "pitfall",
    "midnight is twelve",
    "hours",
    "const h = hours % 12; return h;",
    "const h = hours % 12 || 12; return h;",
    "assert.strictEqual(lib.f(12), 12); assert.strictEqual(lib.f(13), 1);",
  ),
  line(
    "pitfall",
    "an empty text is no number",
    "text",
    "return isNaN(text) ? null : Number(text);",
    'return text === "" || isNaN(text) ? null : Number(text);',
    "assert.strictEqual(lib.f(''), null); assert.strictEqual(lib.f('1'), 1);",
  ),
  line(
    "pitfall",
    "what a prototype is reached by",
    "key",
    "return key === '__proto__';",
    "return key === '__proto__' || key === 'constructor' || key === 'prototype';",
    "assert.strictEqual(lib.f('constructor'), true); assert.strictEqual(lib.f('a'), false);",
  ),
  line(
    "pitfall",
    "months are counted from nought",
    "year, month",
    "return new Date(year, month, 0).getDate();",
    "return new Date(year, month + 1, 0).getDate();",
    "assert.strictEqual(lib.f(2023, 1), 28);",
  ),
  line(
    "pitfall",
    "how many a map has",
    "map",
    "return Object.keys(map).length;",
    "return map.size;",
    "assert.strictEqual(lib.f(new Map([[1, 2]])), 1);",
  ),
  line(
    "call",
    "a function that is handed over",
    "parts",
    "return parts.map(encodeURI).join('/');",
    "return parts.map(encodeURIComponent).join('/');",
    "assert.strictEqual(lib.f(['a/b', 'c']), 'a%2Fb/c');",
  ),
  line(
    "access",
    "a key that has a name here",
    "table, key",
    "delete table.key; return table;",
    "delete table[key]; return table;",
    "assert.deepStrictEqual(lib.f({ a: 1, b: 2 }, 'a'), { b: 2 });",
  ),
  line(
    "precedence",
    "a sum or nothing",
    "counts, key",
    "counts[key] = counts[key] + 1 || 0; return counts;",
    "counts[key] = (counts[key] || 0) + 1; return counts;",
    "assert.deepStrictEqual(lib.f({}, 'a'), { a: 1 });",
  ),
  line(
    "precedence",
    "a shift binds less than a sum",
    "r, g, b",
    "return r << 16 + g << 8 + b;",
    "return (r << 16) + (g << 8) + b;",
    "assert.strictEqual(lib.f(1, 2, 3), 0x010203);",
  ),
  line(
    "entries",
    "an object is no list of entries",
    "table, out = []",
    "for (const [key, value] of table) out.push(key + value); return out;",
    "for (const [key, value] of Object.entries(table)) out.push(key + value); return out;",
    "assert.deepStrictEqual(lib.f({ a: 1 }), ['a1']);",
  ),
  {
    family: "entries",
    name: "an empty list first",
    code: "exports.f = (list) => {\n  const groups = new Map();\n  for (const item of list) {\n    groups.get(item.kind).push(item);\n  }\n  return groups;\n};\n",
    line: 4,
    fixed: "    if (!groups.has(item.kind)) groups.set(item.kind, []);\n    groups.get(item.kind).push(item);",
    check: "assert.strictEqual(lib.f([{ kind: 1 }, { kind: 1 }]).get(1).length, 2);",
  },
  line(
    "same-length",
    "two lists have as many",
    "a, b",
    "return a.every((one, i) => one === b[i]);",
    "return a.length === b.length && a.every((one, i) => one === b[i]);",
    "assert.strictEqual(lib.f([1], [1, 2]), false); assert.strictEqual(lib.f([1], [1]), true);",
  ),
  {
    family: "stays",
    name: "a flag that nothing changes",
    code: "exports.once = (fn) => {\n  let called = false;\n  return () => {\n    if (called) return undefined;\n    return fn();\n  };\n};\n",
    line: 4,
    fixed: "    if (called) return undefined;\n    called = true;",
    check: "let n = 0; const f = lib.once(() => ++n); f(); f(); assert.strictEqual(n, 1);",
  },
  {
    family: "stays",
    name: "what is asked as seen and never noted",
    code: "exports.unique = (list) => {\n  const seen = new Set();\n  const out = [];\n  for (const one of list) {\n    if (seen.has(one)) continue;\n    out.push(one);\n  }\n  return out;\n};\n",
    line: 5,
    fixed: "    if (seen.has(one)) continue;\n    seen.add(one);",
    check: "assert.deepStrictEqual(lib.unique([1, 1, 2]), [1, 2]);",
  },
  line(
    "uncalled",
    "a method in place of what it gives",
    "response",
    "return response.json;",
    "return response.json();",
    "assert.strictEqual(lib.f({ json: () => 1 }), 1);",
  ),
  line(
    "pitfall",
    "one page too many",
    "total, size",
    "return Math.floor(total / size) + 1;",
    "return Math.ceil(total / size);",
    "assert.strictEqual(lib.f(10, 5), 2); assert.strictEqual(lib.f(11, 5), 3);",
  ),
  {
    family: "pitfall",
    name: "what is taken out of a list that is gone through",
    code: "exports.f = (list) => {\n  for (let i = 0; i < list.length; i++)\n    if (list[i] < 0) list.splice(i, 1);\n  return list;\n};\n",
    line: 3,
    fixed: "    if (list[i] < 0) list.splice(i--, 1);",
    check: "assert.deepStrictEqual(lib.f([-1, -2, 3]), [3]);",
  },
];

test.each(CASES)("$family: $name", async (item) => {
  const { right, position, verdicts } = await findEdit(item);

  expect(right?.family).toBe(item.family);
  expect(verdicts).toEqual(["pass"]);
  expect(position).toBeLessThan(200);
});
