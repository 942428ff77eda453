import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { IssueDetails } from "@fixpoint/contracts";
import { runsSlowTests } from "@fixpoint/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commandLine, git, type CommandLine } from "./testing/cli.ts";

interface Project {
  language: string;
  files: Record<string, string>;
  issue: string;
  /** The line that is wrong, and what it should be. */
  wrong: [file: string, line: string, right: string];
  fixed: { file: string; line: number };
}

const PROJECTS: Project[] = [
  {
    language: "JavaScript",
    files: {
      "package.json": '{ "name": "shapes", "version": "1.0.0", "main": "limits.js", "scripts": { "test": "node --test" } }\n',
      "limits.js":
        '"use strict";\n\nexports.clamp = function clamp(value, low, high) {\n  if (value < low) return low;\n  if (value > high) return low;\n  return value;\n};\n',
      "test/limits.test.js":
        'const assert = require("node:assert");\nconst { test } = require("node:test");\nconst { clamp } = require("..");\n\ntest("inside", () => assert.equal(clamp(2, 0, 3), 2));\ntest("below", () => assert.equal(clamp(-1, 0, 3), 0));\n',
    },
    issue:
      '# clamp gives the lower limit for large values\n\n```js\nconst { clamp } = require("shapes");\n\nclamp(9, 0, 3); // => 0, should be 3\n```\n',
    wrong: ["limits.js", "if (value > high) return low;", "if (value > high) return high;"],
    fixed: { file: "limits.js", line: 5 },
  },
  {
    language: "Python",
    files: {
      "pyproject.toml": '[project]\nname = "shapes"\nversion = "1.0.0"\n',
      "shapes.py":
        "def clamp(value, low, high):\n    if value < low:\n        return low\n    if value > high:\n        return low\n    return value\n",
      "tests/test_shapes.py":
        "from shapes import clamp\n\n\ndef test_inside():\n    assert clamp(2, 0, 3) == 2\n\n\ndef test_below():\n    assert clamp(-1, 0, 3) == 0\n",
    },
    issue:
      "# clamp gives the lower limit for large values\n\n```python\n>>> from shapes import clamp\n>>> clamp(9, 0, 3)\n0\n```\n\nExpected: `3`\n",
    wrong: ["shapes.py", "high:\n        return low\n", "high:\n        return high\n"],
    fixed: { file: "shapes.py", line: 5 },
  },
];

let cli: CommandLine;
beforeAll(async () => {
  cli = await commandLine();
});
afterAll(() => cli.remove());

/** Everything in which a touched repository would differ: files, refs, index, configuration and objects. */
async function stateOf(repository: string): Promise<Record<string, string>> {
  const entries = await readdir(repository, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const hashes = await Promise.all(
    files.map(async (file) => [
      path.relative(repository, file),
      createHash("sha256")
        .update(await readFile(file))
        .digest("hex"),
    ]),
  );
  return Object.fromEntries(hashes.sort());
}

async function changeOneByte(file: string): Promise<void> {
  const bytes = await readFile(file);
  const last = bytes.length - 2;
  bytes[last] = (bytes[last] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

describe.each(PROJECTS)("a $language bug on the command line", ({ language, files, issue, wrong, fixed }) => {
  // The languages are the agent's; here each of the two ends is seen in one.
  const mostlyIn = (one: string) => it.runIf(runsSlowTests || language === one);

  mostlyIn("JavaScript")(
    "is fixed on a copy, replays, and replays no more once one byte is another",
    { timeout: 900_000 },
    async () => {
      const repository = await cli.repository(files);
      const before = await stateOf(repository);
      const args = ["--repo", repository, "--issue", await cli.issue(issue), "--json", "--jobs", "1"];

      const ended = await cli.fixpoint("fix", ...args);

      expect(ended.code, ended.stderr).toBe(0);
      const details = IssueDetails.parse(JSON.parse(ended.stdout));
      expect(details).toMatchObject({
        agentResultStatus: "validated_fix",
        fix: [{ file_path: fixed.file, added_lines: [fixed.line], removed_lines: [fixed.line] }],
        rawData: { status_result: { has_fix: true, issue_status: "validated_fix", unit_tests_status: "passed" } },
      });
      expect(await stateOf(repository)).toEqual(before);
      expect(await git(repository, "status", "--porcelain")).toBe("");

      const evidence = /^Evidence: (.+)$/m.exec(ended.stderr)?.[1] ?? "";
      const same = await cli.fixpoint("replay", evidence);
      expect(same, same.stderr).toMatchObject({ code: 0, stdout: "Same verdict: validated_fix.\n" });

      await changeOneByte(path.join(evidence, "fix.patch"));
      const changed = await cli.fixpoint("replay", evidence);
      expect(changed).toMatchObject({ code: 1, stdout: "" });
      expect(changed.stderr).toContain("fix.patch is not the file that the manifest was made for");
    },
  );

  mostlyIn("Python")(
    "that is not there ends with 11, what was tried, and evidence that replays",
    { timeout: 300_000 },
    async () => {
      const [file, line, right] = wrong;
      const repository = await cli.repository({ ...files, [file]: (files[file] ?? "").replace(line, right) });
      const summary = path.join(cli.folder, "summary.md");
      const args = ["--repo", repository, "--issue", await cli.issue(issue), "--json", "--jobs", "1", "--summary", summary];

      const ended = await cli.fixpoint("fix", ...args);

      expect(ended.code, ended.stderr).toBe(11);
      expect(await readFile(summary, "utf8")).toMatch(/^## Not reproduced\n[^]*\*\*Tried\*\*/);
      const details = IssueDetails.parse(JSON.parse(ended.stdout));
      expect(details).toMatchObject({ agentResultStatus: "no_result", fix: [], reproduction_script: [] });
      expect(details.evidence?.tried.map(({ result }) => result)).toContain("passed_on_base");
      expect(ended.stderr).toContain("Tried:");
      expect(ended.stderr).toContain("does not mean that there is no bug");
      const evidence = /^Evidence: (.+)$/m.exec(ended.stderr)?.[1] ?? "";
      expect(await cli.fixpoint("replay", evidence)).toMatchObject({ code: 0, stdout: "Same verdict: no_result.\n" });
    },
  );
});

describe("fixpoint fix", { timeout: 120_000 }, () => {
  it("ends with 12 for a question", async () => {
    const repository = await cli.repository(PROJECTS[0]?.files ?? {});
    const issue = await cli.issue("# How do I install this?\n\nI am new here.\n");

    const ended = await cli.fixpoint("fix", "--repo", repository, "--issue", issue, "--json");

    expect(ended.code, ended.stderr).toBe(12);
    expect(JSON.parse(ended.stdout)).toMatchObject({ agentResultStatus: "unsuitable_issue" });
  });

  it("ends with 1 for a project of no known language, and says so", async () => {
    const repository = await cli.repository({ "main.zig": "pub fn main() void {}\n" });
    const issue = await cli.issue("# add is wrong\n\n`add(1, 2)` returns 4 instead of 3\n");

    const ended = await cli.fixpoint("fix", "--repo", repository, "--issue", issue, "--json");

    expect(ended.code, ended.stderr).toBe(1);
    expect(ended.stderr).toContain("No JavaScript, TypeScript or Python project was found");
    expect(JSON.parse(ended.stdout)).toMatchObject({ agentResultStatus: "error" });
  });
});
