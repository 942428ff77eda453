import path from "node:path";
import { createSandbox } from "@fixpoint/sandbox";
import { tempFolder, tempRepository } from "@fixpoint/testing";
import { expect, test } from "vitest";
import { pythonAdapter } from "../../languages/python/index.ts";
import { runPipeline } from "../../pipeline.ts";
import { inTurn, scriptedGateway } from "./testing/scripted-gateway.ts";

const FILES = {
  "shapes/__init__.py": "",
  "shapes/limits.py":
    "def clamp(value, low, high):\n    if value < low:\n        return low\n    if value > high:\n        return low\n    return value\n",
  "tests/__init__.py": "",
  "tests/test_limits.py":
    "import unittest\n\nfrom shapes.limits import clamp\n\n\nclass LimitsTest(unittest.TestCase):\n    def test_inside(self):\n        self.assertEqual(clamp(2, 0, 3), 2)\n\n    def test_below(self):\n        self.assertEqual(clamp(-1, 0, 3), 0)\n",
};
const ISSUE = {
  title: "clamp is wrong for large values",
  text: "When I clamp 9 between 0 and 3 I get 0 back, though the answer should be 3.\n",
};
const FILE = "tests/test_large.py";
const SYMPTOM = { kind: "wrong_value", expected: "3", actual: "0", errorType: null, message: null };
const code = (body: string): string =>
  `import unittest\n\nfrom shapes.limits import clamp\n\n\nclass LargeTest(unittest.TestCase):\n    def test_large(self):\n        ${body}\n`;
const propose = (body: string): [string, unknown] => [
  "propose_test",
  { file: FILE, code: code(body), name: "test_large", symptom: SYMPTOM, quote: "I get 0 back" },
];

test("a model works on a Python project by the same rules", { timeout: 300_000 }, async () => {
  await using repository = await tempRepository(FILES);
  await using folder = await tempFolder();
  const edit = {
    file: "shapes/limits.py",
    find: "if value > high:\n        return low",
    replace: "if value > high:\n        return high",
  };
  const models = scriptedGateway({
    reproduce: inTurn(
      {
        tools: [
          ["search_syntax", { kind: "definition", name: "clamp" }],
          ["run_test", { file: FILE, code: code("self.assertEqual(clamp(9, 0, 3), 3)") }],
        ],
      },
      { tools: [propose("clamp(9, 0, 3); self.assertEqual(0, 3)")] },
      { tools: [propose("self.assertEqual(clamp(9, 0, 3), 3)")] },
    ),
    repair: inTurn({
      tools: [
        ["edit_file", edit],
        ["run_test", {}],
        ["finish", { summary: "" }],
      ],
    }),
  });

  const outcome = await runPipeline(
    {
      repository: repository.path,
      issue: ISSUE,
      engine: "model",
      timeoutMs: 280_000,
      jobs: 1,
      sandbox: await createSandbox({ driver: "auto" }),
      outDir: path.join(folder.path, "out"),
      cacheDir: path.join(folder.path, "cache"),
      models,
      signal: new AbortController().signal,
      onEvent: () => undefined,
    },
    { adapters: [pythonAdapter] },
  );

  expect(outcome.evidence.tried.map(({ result }) => result)).toEqual(["unrelated", "reproduced", "plausible", "validated"]);
  expect(outcome.resultStatus).toBe("validated_fix");
  expect(outcome.evidence.models?.map(({ purpose, end }) => [purpose, end])).toEqual([
    ["reproduce", "finished"],
    ["repair", "finished"],
  ]);
});
