import { tempRepository } from "@fixpoint/testing";
import { expect, test } from "vitest";
import { javascriptAdapter } from "./javascript/index.ts";
import { pythonAdapter } from "./python/index.ts";
import { besideTests, isNamedForTests } from "./test-support.ts";

test("what stands beside tests in a folder that is there for them is for tests", () => {
  const tests = ["yapftests/a_test.py", "yapftests/deep/b_test.py", "contest/rank_test.py", "src/rows/rows.test.js"];
  const others = ["yapftests/__init__.py", "yapf/style.py", "contest/rank.py", "contest/people.py", "src/rows/rows.js"];

  expect(besideTests(tests, others)).toEqual(["yapftests/__init__.py"]);
});

test.each([
  ["yapftests/yapf_test_helper.py", true],
  ["src/testUtils.ts", true],
  ["lib/test-utils.js", true],
  ["pkg/testing_base.py", false],
  ["src/contest.js", false],
  ["src/latest-base.js", false],
  ["src/tests.js", false],
])("%s is named for tests: %s", (file, expected) => {
  expect(isNamedForTests(file)).toBe(expected);
});

const CASES = "import unittest\n\n\nclass Case(unittest.TestCase):\n  def testOne(self):\n    self.assertTrue(True)\n";

test.each([
  [
    pythonAdapter,
    {
      "acme/rows.py": "def rows():\n  return []\n",
      "acme/checks.py": "import unittest\n\n\nclass RowsCase(unittest.TestCase):\n  def same(self, a, b):\n    self.fail('no')\n",
      "acmetests/rows_test.py": CASES,
      "acmetests/more_test.py": CASES,
      "acmetests/compare.py": "def compare(a, b):\n  assert a == b\n",
      "setup.py": "",
    },
    ["acme/checks.py", "acmetests/compare.py"],
    ["acme/rows.py"],
  ],
  [
    javascriptAdapter,
    {
      "package.json": '{ "scripts": { "test": "mocha unit-tests" } }',
      "src/rows.js": "exports.rows = () => [];\n",
      "unit-tests/rows.test.js": "it('is', () => {});\n",
      "unit-tests/more.test.js": "it('is', () => {});\n",
      "unit-tests/compare.js": "exports.compare = (a, b) => { if (a !== b) throw new Error('no'); };\n",
    },
    ["unit-tests/compare.js"],
    ["src/rows.js"],
  ],
])("what decides whether a test passes is never repaired", async (adapter, files, support, sources) => {
  await using repository = await tempRepository(files);

  const profile = await adapter.detect(repository.path);

  if (profile === null) throw new Error("nothing was detected");
  expect(profile.testSupport?.toSorted()).toEqual(support);
  expect(profile.sourceFiles).toEqual(sources);
  for (const file of support) expect(adapter.classifyPath(file, profile)).toBe("test");
});
