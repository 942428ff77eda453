import { expect, test } from "vitest";
import { findEdit, line, type EditCase } from "../../testing/edit-cases.ts";

/** A function with what it gives now, and what it should. */
function told(
  family: string,
  name: string,
  [params, given]: [string, string],
  [wrong, right]: [string, string],
  [actual, expected]: [string, string],
): EditCase {
  const item = line(
    family,
    name,
    params,
    `return ${wrong};`,
    `return ${right};`,
    `assert.deepStrictEqual(lib.f(${given}), ${expected});`,
  );
  return {
    ...item,
    symptom: { kind: "wrong_value", actual, expected },
    issue: `\`f(${given})\` gives \`${actual}\`, not \`${expected}\`.`,
  };
}

const CASES: EditCase[] = [
  told(
    "as-told",
    "each of a list",
    ["text", "'A,B'"],
    ["text.split(',')", "text.split(',').map((one) => one.toLowerCase())"],
    ["['A', 'B']", "['a', 'b']"],
  ),
  told(
    "as-told",
    "what it is called by",
    ["key, value", "'A', 1"],
    ["({ [key]: value })", "({ [key.toLowerCase()]: value })"],
    ["{ A: 1 }", "{ a: 1 }"],
  ),
  told("as-told", "a sign between two", ["a, b", "'a', 'b'"], ["`${a}${b}`", "`${a}.${b}`"], ["'ab'", "'a.b'"]),
  told(
    "as-told",
    "a sign of the text around it",
    ["title", `'a"b'`],
    [`'<a title="' + title + '">'`, `'<a title="' + title.replace(/"/g, "&quot;") + '">'`],
    [`'<a title="a"b">'`, `'<a title="a&quot;b">'`],
  ),
  told(
    "as-told",
    "the sign in front is that of what was given",
    ["path", "'/a//b'"],
    [
      "path.split('/').filter(Boolean).join('/')",
      "(path.startsWith('/') ? '/' : '') + path.split('/').filter(Boolean).join('/')",
    ],
    ["'a/b'", "'/a/b'"],
  ),
  told(
    "as-told",
    "the sign at the end too",
    ["path", "'a/'"],
    ["path.split('/').filter(Boolean).join('/')", "path.split('/').filter(Boolean).join('/') + (path.endsWith('/') ? '/' : '')"],
    ["'a'", "'a/'"],
  ),
  told(
    "as-told",
    "a sign that may be there",
    ["path", "' b'"],
    ["path.trim()", 'path.trim().startsWith("/") ? path.trim() : "/" + path.trim()'],
    ["'b'", "'/b'"],
  ),
  told(
    "as-told",
    "a line ends",
    ["lines", "['a', 'b']"],
    ["lines.join('\\n')", "lines.join('\\n') + '\\n'"],
    ["'a\\nb'", "'a\\nb\\n'"],
  ),
  told(
    "as-told",
    "two digits",
    ["hour, minute", "9, 5"],
    ["`${hour}:${minute}`", '`${hour}:${String(minute).padStart(2, "0")}`'],
    ["'10:5'", "'10:05'"],
  ),
  told("as-told", "two digits of a price", ["price", "1.5"], ["'$' + price", "'$' + price.toFixed(2)"], ["'$1.5'", "'$1.50'"]),
  told(
    "as-told",
    "no text for what is not there",
    ["name, unit", "'a'"],
    ["`${name}:${unit}`", '`${name}:${(unit ?? "")}`'],
    ["'a:undefined'", "'a:'"],
  ),
  told(
    "as-told",
    "only what differs is changed",
    ["type, name", "'A', 'B'"],
    ["{ type, name }", "{ type: type.toLowerCase(), name }"],
    ["{ type: 'A', name: 'B' }", "{ type: 'a', name: 'B' }"],
  ),
  told("as-told", "no set but a list", ["list", "[1, 1]"], ["new Set(list)", "[...new Set(list)]"], ["Set(1) { 1 }", "[1]"]),
  told(
    "empty-parts",
    "what is not there is no part",
    ["first, last", "'a'"],
    ["`${first} ${last}`", '[first, last].filter(Boolean).join(" ")'],
    ["'a undefined'", "'a'"],
  ),
  told(
    "empty-parts",
    "added up",
    ["first, last", "'', 'b'"],
    ["first + ' ' + last", "[first, last].filter(Boolean).join(' ')"],
    ["' b'", "'b'"],
  ),
  told(
    "empty-parts",
    "a list of parts",
    ["first, last", "'a', ''"],
    ["[first, last].join('/')", "[first, last].filter(Boolean).join('/')"],
    ["'a/'", "'a'"],
  ),
  told(
    "absent-part",
    "one with its sign, or without",
    ["first, last", "'a', ''"],
    ["first + '-' + last", "last ? first + '-' + last : first"],
    ["'a-'", "'a'"],
  ),
];

test.each(CASES)("$family: $name", async (item) => {
  const { right, position } = await findEdit(item);

  expect(right?.family).toBe(item.family);
  expect(position).toBeLessThan(100);
});
