import path from "node:path";
import { createSandbox } from "@fixpoint/sandbox";
import { runsSlowTests, tempFolder, tempRepository } from "@fixpoint/testing";
import { describe, expect, test } from "vitest";
import { javascriptAdapter } from "./languages/javascript/index.ts";
import { pythonAdapter } from "./languages/python/index.ts";
import { runPipeline } from "./pipeline.ts";
import type { Symptom } from "./types/facts.ts";
import type { LanguageAdapter, ReproductionTest } from "./types/language.ts";
import type { RunOutcome } from "./types/run.ts";

/** A test that fails for a reason that is no bug, and what gate R must call it. */
interface Refused {
  what: string;
  code: string;
  result: string;
}

interface Language {
  adapter: LanguageAdapter;
  filePath: string;
  files: Record<string, string>;
  refused: Refused[];
}

const NAME = "test_reported";
const NODE_HEAD = 'const assert = require("node:assert");\nconst { test, before } = require("node:test");\n';
const NODE_CALL = '  assert.equal(require("..").clamp(9, 0, 3), 3);\n';

function node(head: string, body: string, options = ""): string {
  return `${NODE_HEAD}${head}\ntest("${NAME}", ${options}async () => {\n${body}${NODE_CALL}});\n`;
}

function python(head: string, body: string, parameters = ""): string {
  return `${head}\nfrom shapes import clamp\n\n\ndef ${NAME}(${parameters}):\n${body}    assert clamp(9, 0, 3) == 3\n`;
}

// The functions are right, so whatever fails is the test's own fault.
const LANGUAGES: Language[] = [
  {
    adapter: javascriptAdapter,
    filePath: "test/reported.test.js",
    files: {
      "package.json": '{ "name": "shapes", "version": "1.0.0", "main": "index.js", "scripts": { "test": "node --test" } }\n',
      "index.js": "exports.clamp = (value, low, high) => Math.min(Math.max(value, low), high);\n",
      "test/shapes.test.js": `${NODE_HEAD}test("inside", () => assert.equal(require("..").clamp(2, 0, 3), 2));\n`,
      "test/broken-helper.js": "module.exports = {;\n",
    },
    refused: [
      { what: "a test that does not parse", code: node("", "  const x = ;\n"), result: "syntax_error" },
      { what: "a helper that does not parse", code: node('require("./broken-helper.js");', ""), result: "syntax_error" },
      { what: "a package that is not there", code: node('require("no-such-package");', ""), result: "import_error" },
      { what: "a file that is not there", code: node("", '  require("../no-such-file.js");\n'), result: "import_error" },
      {
        what: "a set-up that fails",
        code: node('before(() => { throw new Error("no database"); });', ""),
        result: "fixture_error",
      },
      {
        what: "a fixture file that is not there",
        code: node("", '  require("node:fs").readFileSync("test/none.json");\n'),
        result: "fixture_error",
      },
      {
        what: "a fixture file that is not there, read as a promise",
        code: node("", '  await require("node:fs/promises").readFile("test/none.json");\n'),
        result: "fixture_error",
      },
      {
        what: "a time-out of the runner",
        code: node("", "  await new Promise((resolve) => setTimeout(resolve, 2000));\n", "{ timeout: 200 }, "),
        result: "timeout",
      },
      { what: "a test that does not end", code: node("", "  for (;;);\n"), result: "timeout" },
    ],
  },
  {
    adapter: pythonAdapter,
    filePath: "tests/test_reported.py",
    files: {
      "pyproject.toml": '[project]\nname = "shapes"\nversion = "1.0.0"\n',
      "shapes.py": "def clamp(value, low, high):\n    return min(max(value, low), high)\n",
      "tests/test_shapes.py": "from shapes import clamp\n\n\ndef test_inside():\n    assert clamp(2, 0, 3) == 2\n",
      "tests/broken_helper.py": "def broken(:\n",
    },
    refused: [
      { what: "a test that does not parse", code: python("", "    x = =\n"), result: "syntax_error" },
      { what: "a helper that does not parse", code: python("import broken_helper", ""), result: "syntax_error" },
      { what: "a package that is not there", code: python("import no_such_package", ""), result: "import_error" },
      { what: "a name that is not there", code: python("", "    from shapes import no_such_name\n"), result: "import_error" },
      { what: "a fixture that is not there", code: python("", "", "no_such_fixture"), result: "fixture_error" },
      {
        what: "a set-up that fails",
        code: `import pytest\n${python('\n\n@pytest.fixture\ndef database():\n    raise OSError("no database")\n\n', "", "database")}`,
        result: "fixture_error",
      },
      {
        what: "a fixture file that is not there",
        code: python("", '    open("tests/none.json").read()\n'),
        result: "fixture_error",
      },
      { what: "a test that does not end", code: python("", "    while True: pass\n"), result: "timeout" },
    ],
  },
];

/** The least that an issue can state: anything that is let through is let through by these. */
const SYMPTOMS: Symptom[] = [
  { kind: "wrong_value", expected: "3", actual: null },
  { kind: "exception", errorType: null, message: null },
];

async function runWith(language: Language, tests: ReproductionTest[]): Promise<RunOutcome> {
  await using repository = await tempRepository(language.files);
  await using folder = await tempFolder();
  return await runPipeline(
    {
      repository: repository.path,
      issue: { title: "clamp gives the lower limit for large values", text: "`clamp(9, 0, 3)` returns 0 instead of 3." },
      engine: "search",
      timeoutMs: 100_000,
      jobs: 1,
      signal: new AbortController().signal,
      sandbox: await createSandbox({ driver: "auto" }),
      outDir: path.join(folder.path, "out"),
      cacheDir: path.join(folder.path, "cache"),
      onEvent: () => undefined,
    },
    { adapters: [{ ...language.adapter, writeReproductions: async () => tests }] },
  );
}

describe.each(LANGUAGES)("a test that fails for no bug of the project ($adapter.id)", { timeout: 300_000 }, (language) => {
  test.each(runsSlowTests ? SYMPTOMS : SYMPTOMS.slice(0, 1))(
    "is no reproduction where the issue states $kind",
    async (symptom) => {
      // One that does not end uses the stage's time up: it comes last.
      const refused = language.refused.filter(({ result }) => runsSlowTests || result !== "timeout");
      const tests = refused.map(({ what, code }, index): ReproductionTest => ({
        id: `refused-${index}`,
        testName: NAME,
        filePath: language.filePath,
        code,
        derivedFrom: what,
        symptom,
        probe: {},
        secondExamples: [],
      }));

      const outcome = await runWith(language, tests);

      expect(Object.fromEntries(outcome.evidence.tried.map((attempt) => [attempt.what, attempt.result]))).toEqual(
        Object.fromEntries(refused.map(({ what, result }) => [what, result])),
      );
      expect(outcome.resultStatus).toBe("no_result");
      expect(outcome.statusResult).toMatchObject({ has_fix: false, reproduced_status: "failed" });
      expect(outcome.reproductionScript).toEqual([]);
    },
  );
});
