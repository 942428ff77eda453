import { expect, test } from "vitest";
import { javascriptAdapter } from "./javascript/index.ts";
import { pythonAdapter } from "./python/index.ts";

test.each([
  ["a test", "test('a', () => {\n  test.me(f(1));\n});\n", "test.skip('a', () => {\n  test.me(f(1));\n});\n"],
  ["one in a group", "describe('a', () => {\n  it('b', f);\n});\n", "describe('a', () => {\n  it.skip('b', f);\n});\n"],
  ["what has none", "f(1);\n", null],
])("JavaScript: %s", (_, code, skipped) => {
  expect(javascriptAdapter.skipped(code)).toBe(skipped);
});

const SKIP = '@__import__("unittest").skip("")';

test.each([
  ["a function", "def test_a():\n    f(1)\n", `${SKIP}\ndef test_a():\n    f(1)\n`],
  [
    "a method",
    "class A:\n    async def test_a(self):\n        f(1)\n",
    `class A:\n    ${SKIP}\n    async def test_a(self):\n        f(1)\n`,
  ],
  ["what has none", "f(1)\n", null],
])("Python: %s", (_, code, skipped) => {
  expect(pythonAdapter.skipped(code)).toBe(skipped);
});
