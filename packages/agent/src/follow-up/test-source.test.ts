import { expect, test } from "vitest";
import { factsOfTest, leafName } from "./test-source.ts";

const SPEC =
  "import assert from 'node:assert/strict';\nimport { f } from '../src/f.js';\n\ndescribe('f', () => {\n  it('adds', () => {\n    assert.equal(f(1), 2);\n  });\n});\ntest('short', () => assert.equal(f(3), 4));\n";
const PYTHON =
  "import pytest\nfrom f import f\n\n\nclass TestF:\n    def test_adds(self):\n        assert f(1) == 2\n\n    def test_more(self):\n        assert f(3) == 4\n";

test("a test whose function has a body is no expression: each of its assertions is told by itself", () => {
  const code =
    "import { f } from '../src/f.js';\n\ntest('both', async () => {\n  const given = 1;\n  assert.equal(f(given), 2);\n  assert.equal(f(3), 4);\n});\n";
  const facts = factsOfTest(code, "both", "javascript");

  expect(facts?.snippets[0]?.code).toContain("test('both', async () => {");
  expect(facts?.expectations.map(({ expression }) => expression)).toEqual(["f(given)", "f(3)"]);
});

test.each([
  [SPEC, "f > adds", "javascript", "f(1)", "2"],
  [SPEC, "short", "javascript", "f(3)", "4"],
  [PYTHON, "TestF::test_adds", "python", "f(1)", "2"],
  [PYTHON, "TestF::test_more[0-a]", "python", "f(3)", "4"],
] as const)("what a failing test demands is read from its source (%#)", (code, name, language, expression, expected) => {
  const stated = factsOfTest(code, name, language)?.expectations.map((one) => [one.expression, one.expected]);
  expect(stated).toEqual([[expression, expected]]);
});

test("the rows of a test's parameters come along", () => {
  const code = `import pytest\nfrom f import f\n\n\n@pytest.mark.parametrize(\n    "given, wanted",\n    [(1, 2), (3, 4)],\n)\ndef test_rows(given, wanted):\n    assert f(given) == wanted\n`;

  expect(factsOfTest(code, "test_rows[1-2]", "python")?.snippets[0]?.code).toBe(
    `from f import f\n@pytest.mark.parametrize(\n    "given, wanted",\n    [(1, 2), (3, 4)],\n)\ndef test_rows(given, wanted):\n    assert f(given) == wanted`,
  );
});

test("what a class sets up comes along where the test uses it", () => {
  const code = `import unittest\nfrom f import f\n\n\nclass FTest(unittest.TestCase):\n    def setUp(self):\n        self.given = 1\n\n    def test_plain(self):\n        self.assertEqual(f(3), 4)\n\n    def test_kept(self):\n        self.assertEqual(f(self.given), 2)\n`;
  const sourceOf = (name: string): string | undefined => factsOfTest(code, name, "python")?.snippets[0]?.code;

  expect(sourceOf("FTest > test_kept")).toBe(
    `from f import f\nclass FTest(unittest.TestCase):\n    def setUp(self):\n        self.given = 1\n    def test_kept(self):\n        self.assertEqual(f(self.given), 2)`,
  );
  expect(sourceOf("FTest > test_plain")).toBe("from f import f\nself.assertEqual(f(3), 4)");
});

test("a test that is not there gives nothing", () => {
  expect(factsOfTest(SPEC, "f > subtracts", "javascript")).toBeNull();
  expect(factsOfTest(PYTHON, "test_none", "python")).toBeNull();
  expect(leafName("a > b > c")).toBe("c");
});
