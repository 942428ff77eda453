import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import type { IssueFacts } from "../../types/facts.ts";
import { pythonAdapter } from "./index.ts";
import { factsOf, makeProject, snippetOf, type TestProject } from "./testing/project.ts";

const TIME_MS = 120_000;
vi.setConfig({ testTimeout: 300_000 });

/** Issue → failing test → ranked lines → first fix that passes; the whole way without the pipeline. */
async function repair(project: TestProject, facts: IssueFacts): Promise<{ code: string; fixed: string; tried: number }> {
  const { workspace, profile } = project;
  const [reproduction] = await pythonAdapter.writeReproductions(workspace, profile, facts, 3);
  if (!reproduction) throw new Error("no reproduction was written");
  const path = join(workspace.root, reproduction.filePath);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, reproduction.code);
  const run = await pythonAdapter.runTests(workspace, profile, {
    files: [reproduction.filePath],
    timeMs: TIME_MS,
    runner: profile.reproductionRunner,
  });
  expect(run.cases).toMatchObject([{ outcome: "FAILED" }]);
  const found = await pythonAdapter.spectrum(workspace, profile, { reproduction, testFiles: profile.testFiles, timeMs: TIME_MS });
  const [failing, ...passing] = found.tests;
  const suspicious = Object.entries(failing?.lines ?? {}).flatMap(([file, lines]) =>
    lines.map((line) => ({
      file,
      line,
      score: 1 / Math.sqrt(1 + passing.filter((one) => one.passed && one.lines[file]?.includes(line)).length),
    })),
  );
  const stream = pythonAdapter.candidates(workspace, profile, { suspicious, reproduction, facts, purpose: "repair" });
  let tried = 0;
  const options = {
    maxPlausible: 1,
    baseMust: "fail" as const,
    timeMs: TIME_MS,
    signal: new AbortController().signal,
    onProgress: (count: number) => void (tried = count),
  };
  for await (const { candidate, verdict } of pythonAdapter.judge(workspace, profile, reproduction, stream, options)) {
    if (verdict === "pass") return { code: reproduction.code, fixed: candidate.description, tried };
  }
  throw new Error(`nothing passed of ${tried}: ${project.logged.join("; ")}\n${reproduction.code}`);
}

describe("from an issue to a fix", () => {
  test("pytest project, a snippet with a comment", async () => {
    await using project = await makeProject({
      "pages/__init__.py": "from .ranges import page_bounds\n",
      "pages/ranges.py":
        "def page_bounds(page, size, total):\n    start = page * size\n    end = start + size\n    if end >= total:\n        end = total - 1\n    return start, end\n",
      "tests/test_ranges.py":
        "from pages import page_bounds\n\n\ndef test_first():\n    assert page_bounds(0, 10, 100) == (0, 10)\n",
    });

    const { code, fixed } = await repair(
      project,
      factsOf("Last page loses its last row", "", {
        snippets: [
          snippetOf(
            "from pages import page_bounds\n\nprint(page_bounds(1, 10, 15))  # expected (10, 15), got (10, 14)\nprint(page_bounds(2, 10, 25))  # expected (20, 25)\n",
          ),
        ],
      }),
    );

    expect(code).toContain("def test_last_page_loses_its_last_row():\n    assert page_bounds(1, 10, 15) == (10, 15)\n");
    expect(fixed).toContain("pages/ranges.py:5");
  });

  test("unittest project, a transcript with an exception that should not be", async () => {
    await using project = await makeProject({
      "names.py": "def initials(name):\n    parts = name.split(' ')\n    return ''.join(p[0].upper() for p in parts)\n",
      "test_names.py":
        "import unittest\nfrom names import initials\n\n\nclass NamesTest(unittest.TestCase):\n    def test_two(self):\n        self.assertEqual(initials('ada lovelace'), 'AL')\n",
    });
    const transcript =
      ">>> from names import initials\n>>> initials('ada  lovelace')\nTraceback (most recent call last):\n  File \"<stdin>\", line 1, in <module>\nIndexError: string index out of range\n";

    const { code } = await repair(
      project,
      factsOf("initials fails on double spaces", "It should give `AL`.", {
        snippets: [snippetOf(transcript, { role: "transcript" })],
        expectations: [
          { expression: "initials('ada  lovelace')", expected: "AL", actual: null, throws: null, origin: "prose", snippet: null },
        ],
      }),
    );

    expect(code).toContain("class InitialsFailsOnDoubleSpacesTest(unittest.TestCase):");
    expect(code).toContain("self.assertEqual(initials('ada  lovelace'), 'AL')");
  });

  test("a missing exception, a hang", async () => {
    const files = {
      "bag.py":
        "def take(items, count):\n    taken = []\n    while count != 0:\n        count -= 2\n        taken.append(items)\n    return taken\n\n\ndef halve(n):\n    if n == 0:\n        raise ValueError('n must be positive')\n    return n / 2\n",
    };
    await using first = await makeProject(files);
    await using second = await makeProject(files);

    const missing = await repair(
      first,
      factsOf("halve accepts negatives", "", {
        snippets: [snippetOf("from bag import halve\nhalve(-2)  # should raise ValueError: n must be positive\n")],
      }),
    );
    const [hang] = await pythonAdapter.writeReproductions(
      second.workspace,
      second.profile,
      factsOf("take() hangs", "It never returns for odd counts: `take('a', 3)`."),
      1,
    );

    expect(missing.code).toContain('self.assertRaisesRegex(ValueError, re.escape("n must be positive"))');
    expect(hang).toMatchObject({ symptom: { kind: "hang" } });
    expect(hang?.code).toContain("take('a', 3)");
  });
});
