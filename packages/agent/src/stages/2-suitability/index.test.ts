import { describe, expect, test } from "vitest";
import { parseIssue } from "../1-intake/index.ts";
import { classify, isUnsuitable } from "./index.ts";

const CASES: [string, string, string][] = [
  ["bug", "slugify drops digits", "```js\nslugify('a1') // => 'a', should be 'a1'\n```"],
  ["bug", "wrong result", "```\n>>> median([1, 2])\n1\n```"],
  ["bug", "Is this expected?", "```js\nround(2.5)\n```\nExpected: 3\nActual: 2"],
  ["bug", "How can parse('') return null?", "`parse('')` returns `null` instead of `[]`."],
  ["bug", "TypeError on empty list", "TypeError: Cannot read properties of undefined (reading 'x')\n    at f (/a/src/b.js:1:2)"],
  ["bug", "parse crashes", "Calling `parse` with an empty string crashes."],
  ["bug", "Support for negative numbers is broken", "`abs(-1)` gives `-1`"],
  ["bug", "chunk() ignores the size", ""],
  ["bug", "Can't parse ISO dates any more", "Since 2.1.0 `parseDate('2020-01-01')` throws RangeError: Invalid time value"],
  ["question", "How do I configure the logger?", "I am new to this library and wondering how to set the log level. Any help?"],
  ["question", "Is there a way to use this with TypeScript?", "Could someone explain?"],
  ["bug", "Support old-style classes", "The test `test_old_style` in tests/test_regression.py fails."],
  ["bug", "Add support for zones", "```\nFAILED tests/test_zones.py::test_two - assert 1 == 2\n```"],
  ["feature", "Add support for zones", "I test a lot, and it would be nice to have zones."],
  ["feature", "Feature request: dark mode", "It would be nice to have a dark theme."],
  [
    "feature",
    "Add support for YAML files",
    "Is your feature request related to a problem? I'd like to be able to load YAML.\n```js\nload('a.yml')\n```",
  ],
  [
    "feature",
    "Feature request: weeks",
    "It would be great if `duration` could read weeks too, e.g. `duration('2w')`, and would show values above 1000 h in weeks. Numbers such as \"2048h\" are hard to read.",
  ],
  ["docs", "Typo in README", "It says “teh” in the second paragraph."],
  ["docs", "Documentation: broken link to the guide", "The link is dead."],
  ["not_enough_facts", "it does not work", "please fix"],
  ["not_enough_facts", "help", "broken since yesterday"],
  ["security", "Prototype pollution in merge", '```js\nmerge({}, JSON.parse(\'{"__proto__": {"a": 1}}\'))\n```'],
];

describe("classify", () => {
  test.each(CASES)("%s: %s", (kind, title, text) => {
    expect(classify(parseIssue({ title, text })).kind).toBe(kind);
  });

  test("names what is missing and asks for it", () => {
    const suitability = classify(parseIssue({ title: "it does not work", text: "please fix" }));

    expect(isUnsuitable(suitability)).toBe(true);
    expect(suitability.missingFacts).toContain("what should happen");
    expect(suitability.draftQuestion).toMatch(/smallest piece of code/);
  });

  test("a complete bug needs no question", () => {
    expect(classify(parseIssue({ title: "f(1) returns 2 instead of 3", text: "lib@1.0.0" })).draftQuestion).toBeNull();
  });
});
