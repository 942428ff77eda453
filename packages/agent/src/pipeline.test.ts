import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { InputError, IssueDetails, type AgentEvent } from "@fixpoint/contracts";
import { createSandbox } from "@fixpoint/sandbox";
import { runsSlowTests, tempFolder, tempRepository } from "@fixpoint/testing";
import { execa } from "execa";
import { describe, expect, test } from "vitest";
import { issueDetails } from "./details/issue-details.ts";
import { replayEvidence } from "./evidence/replay.ts";
import { javascriptAdapter } from "./languages/javascript/index.ts";
import { pythonAdapter } from "./languages/python/index.ts";
import { runPipeline } from "./pipeline.ts";
import { commitMessage } from "./stages/8-publish/commit-message.ts";
import { pullRequestBody } from "./stages/8-publish/pull-request-body.ts";
import { FEW_CANDIDATES } from "./testing/few-candidates.ts";
import type { IssueInput } from "./types/facts.ts";
import type { LanguageAdapter } from "./types/language.ts";
import type { RunOptions } from "./types/run.ts";

interface Language {
  adapter: LanguageAdapter;
  files: Record<string, string>;
  issue: IssueInput;
  /** The file with the bug, the line that a fix changes, and what stands there then. */
  file: string;
  line: number;
  repaired: [string, string];
  /** The project's tests, and a red one beside them. */
  tests: string;
  red: Record<string, string>;
}

const LANGUAGES: Language[] = [
  {
    adapter: javascriptAdapter,
    files: {
      "package.json":
        '{ "name": "shapes", "version": "1.0.0", "type": "module", "exports": "./src/limits.js", "scripts": { "test": "node --test" } }\n',
      "src/limits.js":
        "export function clamp(value, low, high) {\n  if (value < low) return low;\n  if (value > high) return low;\n  return value;\n}\n\nexport function countUp(end) {\n  return Array.from({ length: end }, (_, index) => index);\n}\n",
      "test/limits.test.js":
        "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { clamp, countUp } from '../src/limits.js';\n\ntest('inside', () => assert.equal(clamp(2, 0, 3), 2));\ntest('below', () => assert.equal(clamp(-1, 0, 3), 0));\ntest('counts', () => assert.deepEqual(countUp(3), [0, 1, 2]));\n",
    },
    issue: {
      title: "clamp gives the lower limit for large values",
      text: "```js\nimport { clamp } from 'shapes';\n\nclamp(9, 0, 3); // => 0, should be 3\n```\n",
    },
    file: "src/limits.js",
    line: 3,
    repaired: ["> high) return low", "> high) return high"],
    tests: "test/limits.test.js",
    red: {
      "test/red.test.js":
        "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\ntest('red', () => assert.equal(1, 2));\n",
    },
  },
  {
    adapter: pythonAdapter,
    files: {
      "pyproject.toml": '[project]\nname = "shapes"\nversion = "1.0.0"\n',
      "shapes/__init__.py": "from .limits import clamp, count_up\n",
      "shapes/limits.py":
        "def clamp(value, low, high):\n    if value < low:\n        return low\n    if value > high:\n        return low\n    return value\n\n\ndef count_up(end):\n    return list(range(end))\n",
      "tests/test_limits.py":
        "from shapes import clamp, count_up\n\n\ndef test_inside():\n    assert clamp(2, 0, 3) == 2\n\n\ndef test_below():\n    assert clamp(-1, 0, 3) == 0\n\n\ndef test_count():\n    assert count_up(3) == [0, 1, 2]\n",
    },
    issue: {
      title: "clamp gives the lower limit for large values",
      text: "```python\n>>> from shapes import clamp\n>>> clamp(9, 0, 3)\n0\n```\n\nExpected: `3`\n",
    },
    file: "shapes/limits.py",
    line: 5,
    repaired: ["return low\n    return value", "return high\n    return value"],
    tests: "tests/test_limits.py",
    red: { "tests/test_red.py": "def test_red():\n    assert 1 == 2\n" },
  },
];

async function options(issue: IssueInput, repository: string, folder: string): Promise<RunOptions & { events: AgentEvent[] }> {
  const events: AgentEvent[] = [];
  return {
    repository,
    issue,
    engine: "auto",
    timeoutMs: 540_000,
    jobs: 1,
    signal: new AbortController().signal,
    events,
    sandbox: await createSandbox({ driver: "auto" }),
    outDir: path.join(folder, "out"),
    cacheDir: path.join(folder, "cache"),
    onEvent: (event) => events.push(event),
    budget: FEW_CANDIDATES,
  };
}

describe.each(LANGUAGES)("runPipeline on a project ($adapter.id)", { timeout: 900_000 }, (language) => {
  const { adapter, files, issue, file, line, repaired } = language;

  // `fixpoint fix` has the same way in JavaScript, with time in place of candidates.
  test.runIf(runsSlowTests || adapter.id === "python")("proves a fix that git apply takes and that replays", async () => {
    await using repository = await tempRepository(files);
    await using folder = await tempFolder();
    const run = await options(issue, repository.path, folder.path);
    const before = await repository.git("status", "--porcelain");

    const outcome = await runPipeline(run, { adapters: [adapter] });

    expect(outcome.evidence.verdict).toMatchObject({ reason: "validated" });
    expect(outcome.resultStatus).toBe("validated_fix");
    expect(outcome.statusResult).toEqual({
      has_fix: true,
      issue_status: "validated_fix",
      reproduced_status: "passed",
      unit_tests_status: "passed",
      pre_commit_test_status: "passed",
      validation_test_status: "passed",
    });
    expect(outcome.fix[0]).toMatchObject({
      file_path: file,
      added_lines: [line],
      removed_lines: [line],
      tests_coverage: [line],
    });
    expect(outcome.reproductionScript[0]).toMatchObject({
      results_pre_fix: { aggregate_test_results: "FAILED" },
      results_post_fix: { aggregate_test_results: "PASSED" },
    });
    expect(run.events.map((event) => event.seq)).toEqual(run.events.map((_, index) => index));
    expect(run.events.filter((event) => event.type === "stage_finished").map((event) => event.stage)).toEqual([
      "intake",
      "suitability",
      "environment",
      "reproduce",
      "localise",
      "repair",
      "validate",
      "publish",
    ]);
    expect(await repository.git("status", "--porcelain")).toBe(before);
    IssueDetails.parse(issueDetails(outcome, run.issue));
    expect(commitMessage(outcome, run.issue).split("\n")[0]?.length).toBeLessThanOrEqual(72);
    expect(pullRequestBody(outcome, run.issue)).toContain("| Evidence | |");

    await writeFile(path.join(folder.path, "p.patch"), outcome.patch ?? "");
    await execa("git", ["apply", path.join(folder.path, "p.patch")], { cwd: repository.path });
    expect(await readFile(path.join(repository.path, file), "utf8")).toContain("return high");

    const replay = {
      dir: outcome.evidenceDir ?? "",
      sandbox: run.sandbox,
      cacheDir: run.cacheDir,
      signal: run.signal,
      jobs: 1,
      onEvent: () => undefined,
      adapters: [adapter],
    };
    expect(await replayEvidence(replay)).toEqual({ ok: true, differences: [], verdict: "validated_fix" });

    await writeFile(path.join(replay.dir, "fix.patch"), "changed");
    expect(await replayEvidence(replay)).toMatchObject({
      ok: false,
      differences: ["fix.patch is not the file that the manifest was made for"],
    });
  });

  test("a bug that is not there gives no result, with what was tried", async () => {
    await using repository = await tempRepository({
      ...files,
      [file]: (files[file] ?? "").replace(...repaired),
    });
    await using folder = await tempFolder();
    const run = await options(issue, repository.path, folder.path);

    const outcome = await runPipeline(run, { adapters: [adapter] });

    expect(outcome.resultStatus).toBe("no_result");
    expect(outcome.evidence.tried.map((attempt) => attempt.result)).toContain("passed_on_base");
    expect(outcome.patch).toBeNull();
    expect(outcome.evidence.verdict.summary).toMatch(/does not mean that there is no bug/);
  });

  // `pipeline.named-tests.test.ts` has one, too.
  test.runIf(runsSlowTests)("a red baseline does not stop a fix", async () => {
    await using repository = await tempRepository({ ...files, ...language.red });
    await using folder = await tempFolder();

    const outcome = await runPipeline(await options(issue, repository.path, folder.path), { adapters: [adapter] });

    expect(outcome.resultStatus).toBe("validated_fix");
    expect(outcome.evidence.environment?.baseline).toMatchObject({ passed: 3, failed: 1 });
  });

  // Many a short test has no suite; `pipeline.crowd.test.ts` asks what is said of it.
  test.runIf(runsSlowTests)("a missing suite does not stop a fix", async () => {
    const bare = { ...files };
    delete bare[language.tests];
    await using repository = await tempRepository(bare);
    await using folder = await tempFolder();
    // One example may be too little without a suite.
    const told = {
      ...issue,
      text: `${issue.text}\n\`clamp(20, 5, 10)\` returns 5 instead of 10, \`clamp(4, 1, 2)\` returns 1 instead of 2.\n`,
    };

    const outcome = await runPipeline(await options(told, repository.path, folder.path), { adapters: [adapter] });

    expect(outcome.resultStatus).toBe("validated_fix");
    expect(outcome.statusResult.unit_tests_status).toBe("not_run");
  });
});

describe("runPipeline refuses", { timeout: 60_000 }, () => {
  test("wrong input, and stops on abort", async () => {
    await using repository = await tempRepository({ "a.txt": "x" });
    await using folder = await tempFolder();
    const good = await options(
      { title: "clamp gives the lower limit", text: "`clamp(9, 0, 3)` returns 0." },
      repository.path,
      folder.path,
    );
    const deps = { adapters: [javascriptAdapter] };

    await expect(runPipeline({ ...good, issue: { title: " ", text: "\n" } }, deps)).rejects.toMatchObject({
      code: "issue_empty",
    });
    await expect(runPipeline({ ...good, base: "nope" }, deps)).rejects.toBeInstanceOf(InputError);
    await expect(runPipeline({ ...good, engine: "model" }, deps)).rejects.toMatchObject({ code: "engine_unavailable" });
    await expect(runPipeline({ ...good, signal: AbortSignal.abort(new Error("stop")) }, deps)).rejects.toThrow("stop");
    expect(await runPipeline(good, deps)).toMatchObject({
      resultStatus: "error",
      evidence: { verdict: { errorKind: "project", reason: "unsupported_project" } },
    });
    expect(
      await runPipeline({ ...good, issue: { title: "How do I install this?", text: "I am new here." } }, deps),
    ).toMatchObject({ resultStatus: "unsuitable_issue" });
  });
});
