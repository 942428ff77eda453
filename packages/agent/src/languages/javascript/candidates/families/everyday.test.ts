import { expect, test } from "vitest";
import { findEdit, type EditCase } from "../../testing/edit-cases.ts";

/** One line of a function of one expression, and what it should be. */
function line(family: string, name: string, params: string, wrong: string, right: string, check: string): EditCase {
  const code = `exports.f = (${params}) => {\n  ${wrong}\n};\n`;
  return { family, name, code, line: 2, fixed: `  ${right}`, check };
}

const CASES: EditCase[] = [
  line(
    "texts",
    "blanks of any length",
    "text",
    "return text.split(' ');",
    "return text.trim().split(/\\s+/);",
    "assert.deepStrictEqual(lib.f(' a  b'), ['a', 'b']);",
  ),
  line(
    "texts",
    "lines of both kinds",
    "text",
    "return text.split('\\n');",
    "return text.split(/\\r?\\n/);",
    "assert.deepStrictEqual(lib.f('a\\r\\nb'), ['a', 'b']);",
  ),
  line(
    "texts",
    "what stands last",
    "name",
    "return name.split('.')[1];",
    "return name.split('.').pop();",
    "assert.strictEqual(lib.f('a.b.c'), 'c');",
  ),
  line(
    "texts",
    "what is put behind it counts too",
    "text, most",
    "return text.length > most ? text.slice(0, most) + '...' : text;",
    "return text.length > most ? text.slice(0, most - 3) + '...' : text;",
    "assert.strictEqual(lib.f('abcdefgh', 6), 'abc...');",
  ),
  line(
    "texts",
    "only what is absent is left out",
    "list",
    "return list.filter(Boolean);",
    "return list.filter((item) => item != null);",
    "assert.deepStrictEqual(lib.f([0, null, 1]), [0, 1]);",
  ),
  line(
    "texts",
    "one more sign of markup",
    "text",
    "return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');",
    "return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');",
    "assert.strictEqual(lib.f('a > b'), 'a &gt; b');",
  ),
  line(
    "numbers",
    "a fraction is a number",
    "text",
    "return parseInt(text, 10);",
    "return parseFloat(text);",
    "assert.strictEqual(lib.f('1.5'), 1.5);",
  ),
  line(
    "numbers",
    "beyond 2³¹",
    "size",
    "return size | 0;",
    "return Math.trunc(size);",
    "assert.strictEqual(lib.f(2 ** 40), 2 ** 40);",
  ),
  line(
    "numbers",
    "a negative number is odd too",
    "n",
    "return n % 2 === 1;",
    "return n % 2 !== 0;",
    "assert.strictEqual(lib.f(-3), true); assert.strictEqual(lib.f(4), false);",
  ),
  line(
    "numbers",
    "11 is told otherwise than 1",
    "n",
    "return n % 10 === 1 ? 'st' : 'th';",
    "return n % 10 === 1 && n % 100 !== 11 ? 'st' : 'th';",
    "assert.strictEqual(lib.f(11), 'th'); assert.strictEqual(lib.f(21), 'st');",
  ),
  line(
    "unread-value",
    "the separator that was given",
    "parts, separator",
    "return parts.join(',');",
    "return parts.join(separator);",
    "assert.strictEqual(lib.f(['a', 'b'], ';'), 'a;b');",
  ),
  line(
    "unread-value",
    "the other end of a range",
    "value, low, high",
    "return Math.max(low, value);",
    "return Math.min(high, Math.max(low, value));",
    "assert.strictEqual(lib.f(12, 0, 10), 10);",
  ),
  line(
    "unread-value",
    "the rest is handed on",
    "...all",
    "return Math.max();",
    "return Math.max(...all);",
    "assert.strictEqual(lib.f(1, 3, 2), 3);",
  ),
  line(
    "fallback",
    "another member of the same",
    "error",
    "return error.name + ': ' + error.stack;",
    "return error.name + ': ' + (error.stack || error.message);",
    "assert.strictEqual(lib.f({ name: 'Lost', message: 'no way' }), 'Lost: no way');",
  ),
  line(
    "may-lack",
    "a callback that nobody gave",
    "done",
    "done(1);",
    "if (done) done(1);",
    "assert.strictEqual(lib.f(undefined), undefined);",
  ),
  line(
    "may-lack",
    "names that every object has",
    "table, key",
    "return table[key];",
    "return (Object.hasOwn(table, key) ? table[key] : undefined);",
    "assert.strictEqual(lib.f({}, 'constructor'), undefined); assert.strictEqual(lib.f({ a: 1 }, 'a'), 1);",
  ),
  line(
    "may-lack",
    "one value is a list of one",
    "given",
    "return Array.isArray(given) ? given : [];",
    "return Array.isArray(given) ? given : [given];",
    "assert.deepStrictEqual(lib.f('a'), ['a']);",
  ),
  line(
    "may-lack",
    "a range of one",
    "text",
    "const [from, to] = text.split('-'); return to;",
    "const [from, to = from] = text.split('-'); return to;",
    "assert.strictEqual(lib.f('5'), '5'); assert.strictEqual(lib.f('1-3'), '3');",
  ),
  line(
    "numbers",
    "a part of nothing",
    "part, whole",
    "return part / whole;",
    "return (whole === 0 ? 0 : part / whole);",
    "assert.strictEqual(lib.f(0, 0), 0);",
  ),
  line(
    "texts",
    "two digits of a byte",
    "bytes",
    "return bytes.map((byte) => byte.toString(16)).join('');",
    "return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');",
    "assert.strictEqual(lib.f([255, 10]), 'ff0a');",
  ),
  line(
    "texts",
    "a plus is a blank",
    "value",
    "return decodeURIComponent(value);",
    'return decodeURIComponent(value.replace(/\\+/g, " "));',
    "assert.strictEqual(lib.f('a+b'), 'a b');",
  ),
  {
    ...line(
      "texts",
      "parts of a version are numbers",
      "a, b",
      "const [x, y] = [a, b].map((one) => one.split('.')); return x[1] > y[1];",
      "const [x, y] = [a, b].map((one) => one.split('.').map(Number)); return x[1] > y[1];",
      "assert.strictEqual(lib.f('1.10', '1.9'), true);",
    ),
    issue: "`f('1.10', '1.9')` is false",
  },
  {
    ...line(
      "one-more-sign",
      "a line break is quoted too",
      "text",
      "return text.includes(',') ? `'${text}'` : text;",
      "return text.includes(',') || text.includes('\\n') ? `'${text}'` : text;",
      "assert.strictEqual(lib.f('a\\nb').length, 5);",
    ),
    issue: "`f('a\\nb')` gives it without quotes",
  },
  {
    ...line(
      "spelling",
      "a text that is in what comes is misspelt",
      "count",
      "return count === 40 ? 'fourty days' : `${count} days`;",
      "return count === 40 ? 'forty days' : `${count} days`;",
      "assert.strictEqual('in ' + lib.f(40), 'in forty days');",
    ),
    symptom: { kind: "wrong_value", expected: '"in forty days"', actual: '"in fourty days"' },
  },
  {
    ...line(
      "spelling",
      "between the values of a template",
      "count",
      "return `${count} minuts ago`;",
      "return `${count} minutes ago`;",
      "assert.strictEqual(lib.f(3), '3 minutes ago');",
    ),
    symptom: { kind: "wrong_value", expected: "'3 minutes ago'", actual: "'3 minuts ago'" },
  },
  {
    ...line(
      "regex",
      "one more digit among those that are admitted",
      "text",
      "return /^[89]\\d{3}$/.test(text);",
      "return /^[689]\\d{3}$/.test(text);",
      "assert.strictEqual(lib.f('6123'), true); assert.strictEqual(lib.f('5123'), false);",
    ),
    issue: "`f('6123')` is false",
  },
];

test.each(CASES)("$family: $name", async (item) => {
  const { right, position, verdicts } = await findEdit(item);

  expect(right?.family).toBe(item.family);
  expect(verdicts).toEqual(["pass"]);
  expect(position).toBeLessThan(200);
});
