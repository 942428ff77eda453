import { access } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import { javascriptAdapter } from "../languages/javascript/index.ts";
import { from, judgeOptions, makeFixture, type Fixture } from "../languages/javascript/testing/fixture.ts";
import { makeRepository } from "../languages/javascript/testing/repositories.ts";
import { pythonAdapter } from "../languages/python/index.ts";
import { makeProject } from "../languages/python/testing/project.ts";
import { writeInside } from "../run/safe-files.ts";
import type { Candidate } from "../types/candidate.ts";
import type { LanguageAdapter, ReproductionTest } from "../types/language.ts";
import { readDocumented } from "./index.ts";

vi.setConfig({ testTimeout: 120_000 });

const context = { signal: new AbortController().signal, timeMs: 60_000 };

function reproduction(code: string): ReproductionTest {
  // Only the text is read.
  return { code } as unknown as ReproductionTest;
}

describe("JavaScript", () => {
  const README = `# squares

\`area(3)\` gives 9, and \`area(4) // => 16\`.

## Use

\`\`\`js
const { area, Side } = require('squares')
area(2) // => 4
area(5) // => 26
new Side(3).double() // => 6
\`\`\`
`;
  const source = (area: string): string =>
    `exports.area = (side) => ${area};\nexports.Side = class { constructor(n) { this.n = n; } toString() { return String(this.n); } double() { return new exports.Side(this.n * 2); } };\n`;

  async function documented(except = "") {
    const workspace = await makeRepository({
      "package.json": JSON.stringify({ name: "squares", main: "index.js" }),
      "index.js": source("side * side"),
      "README.md": README,
    });
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    return {
      workspace,
      read: await readDocumented({ adapter: javascriptAdapter, profile, workspace }, reproduction(except), context),
    };
  }

  test("what the readme shows and the base does is kept, what is out of date is not", async () => {
    const { workspace, read } = await documented();
    const names = read.files.map(({ code }) => code).join("\n");

    expect(names).toContain("README.md, Use: area(2)");
    expect((await read.look(workspace)).broken).toEqual([]);
    await writeInside(workspace.root, "index.js", source("side < 3 ? 0 : side * side"));
    expect((await read.look(workspace)).broken.join("\n")).toContain("area(2)");
    expect((await read.look(workspace)).broken.join("\n")).not.toContain("area(5)");
    workspace.dispose();
  });

  test("what failed before and holds now is counted", async () => {
    const { workspace, read } = await documented("assert.equal(area(7), 26)");

    expect(read.failing).toBe(1);
    expect(await read.look(workspace)).toEqual({ broken: [], mended: 0 });
    await writeInside(workspace.root, "index.js", source("side < 5 ? side * side : 26"));
    expect(await read.look(workspace)).toEqual({ broken: [], mended: 1 });
    expect((await documented("new Side(7)")).read.failing).toBe(0);
    workspace.dispose();
  });

  test("values that are shown as text are compared as text", async () => {
    const { workspace, read } = await documented();
    await writeInside(workspace.root, "index.js", source("side * side").replace("this.n * 2", "this.n"));

    expect((await read.look(workspace)).broken.join("\n")).toContain("new Side(3).double()");
    workspace.dispose();
  });

  test("what the reproduction calls is none of them, and no file stays behind", async () => {
    const { workspace, read } = await documented("assert.equal(area(2), 5)");

    expect(read.files.map(({ code }) => code).join("\n")).not.toContain("area(2)");
    for (const { path: file } of read.files) await expect(access(path.join(workspace.root, file))).rejects.toThrow("ENOENT");
    workspace.dispose();
  });
});

describe("candidates that break what the documentation shows", () => {
  test("are refused by the judge in JavaScript", async () => {
    const fixture = makeFixture({
      files: {
        "package.json": JSON.stringify({ name: "squares", main: "index.js" }),
        "index.js": "exports.area = (side) => side > 9 ? 0 : side * side;\n",
        "README.md": "`area(2)` gives 4, `area(4)` gives 16\n",
        "test/x.js": "",
      },
      probe:
        "const assert = require('node:assert/strict');\nconst { area } = require('../index.js');\nmodule.exports = async function probe() { assert.equal(area(10), 100); };\n",
    });
    const { workspace } = fixture;
    const profile = (await javascriptAdapter.detect(workspace.root)) ?? fixture.profile;
    const read = await readDocumented({ adapter: javascriptAdapter, profile, workspace }, fixture.reproduction, context);
    const reproduction = javascriptAdapter.guard(fixture.reproduction, read.probes);
    const edit = (replacement: string): Candidate =>
      replaceIn("index.js", "exports.area = (side) => ".length, "side > 9 ? 0 : side * side", replacement);

    expect(read.probes.length).toBeGreaterThanOrEqual(2);
    expect(await verdicts(javascriptAdapter, { ...fixture, profile, reproduction }, [edit("100"), edit("side * side")])).toEqual([
      "fail",
      "pass",
    ]);
  });

  test("and in Python", async () => {
    await using project = await makeProject({
      "squares.py": 'def area(side):\n    """\n    >>> area(2)\n    4\n    """\n    return 0 if side > 9 else side * side\n',
    });
    const { workspace, profile } = project;
    const plain: ReproductionTest = {
      ...reproduction("assert area(10) == 100"),
      filePath: "test_area.py",
      probe: { script: "from squares import area\nassert area(10) == 100\n", runner: "pytest" },
    };
    const read = await readDocumented({ adapter: pythonAdapter, profile, workspace }, plain, context);
    const source = 'def area(side):\n    """\n    >>> area(2)\n    4\n    """\n    return ';
    const edit = (replacement: string): Candidate =>
      replaceIn("squares.py", source.length, "0 if side > 9 else side * side", replacement);

    expect(read.probes).toHaveLength(1);
    expect(
      await verdicts(pythonAdapter, { workspace, profile, reproduction: pythonAdapter.guard(plain, read.probes) }, [
        edit("100"),
        edit("side * side"),
      ]),
    ).toEqual(["fail", "pass"]);
  });

  function replaceIn(file: string, start: number, text: string, replacement: string): Candidate {
    const edits = [{ file, start, end: start + text.length, replacement }];
    return { id: replacement, edits, family: "f", description: "", line: 1, score: 1 };
  }

  async function verdicts(
    adapter: LanguageAdapter,
    { workspace, profile, reproduction: guarded }: Pick<Fixture, "workspace" | "profile" | "reproduction">,
    candidates: Candidate[],
  ): Promise<string[]> {
    const judged = new Map<string, string>();
    for await (const { candidate, verdict } of adapter.judge(workspace, profile, guarded, from(candidates), judgeOptions({})))
      judged.set(candidate.id, verdict);
    return candidates.map(({ id }) => judged.get(id) ?? "none");
  }
});

test("Python: what the docstrings show is kept, each name meant as its own module means it", async () => {
  const module = (line: string): string =>
    `def area(side):\n    """The area.\n\n    >>> area(2)\n    4\n    >>> area(5)\n    26\n    >>> area(-1)\n    Traceback (most recent call last):\n        ...\n    ValueError: ...\n    """\n    if side < 0:\n        raise ValueError("negative")\n    ${line}\n`;
  await using project = await makeProject({
    "shapes/__init__.py": "",
    "shapes/squares.py": module("return side * side"),
    "shapes/circles.py": "def area(radius):\n    return 3 * radius * radius\n",
  });
  const { workspace, profile } = project;

  const read = await readDocumented({ adapter: pythonAdapter, profile, workspace }, reproduction(""), context);

  expect(read.count).toBeGreaterThanOrEqual(2);
  expect((await read.look(workspace)).broken).toEqual([]);
  await writeInside(workspace.root, "shapes/squares.py", module("return side + 2").replace("< 0", "< -1"));
  const broken = (await read.look(workspace)).broken.join("\n");
  expect(broken).toMatch(/area_1/);
  expect(broken).not.toMatch(/area_2\b/);
});
