import { access, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeRepository } from "../javascript/testing/repositories.ts";
import { pythonAdapter } from "./index.ts";

const hasPip = (await execa("/usr/bin/python3", ["-m", "pip", "--version"], { reject: false })).exitCode === 0;

/** Packs a folder's wheels: name, version, what it requires, its modules. */
const WHEELS = `
import json, sys, zipfile
for folder, name, version, requires, files in json.load(sys.stdin):
    info = f"{name}-{version}.dist-info"
    with zipfile.ZipFile(f"{folder}/{name}-{version}-py3-none-any.whl", "w") as wheel:
        for file, text in files.items():
            wheel.writestr(file, text)
        meta = f"Metadata-Version: 2.1\\nName: {name}\\nVersion: {version}\\n" + "".join(f"Requires-Dist: {one}\\n" for one in requires)
        wheel.writestr(f"{info}/METADATA", meta)
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\\nGenerator: test\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        wheel.writestr(f"{info}/RECORD", "".join(f"{file},,\\n" for file in [*files, f"{info}/METADATA", f"{info}/WHEEL", f"{info}/RECORD"]))
`;

const FILES = {
  "requirements.txt":
    "# what it needs\nfxround>=1,<2  # rounds\nhttps://example.org/evil.whl\n--index-url https://example.org\nfxgone==3\n",
  "shop/__init__.py": "",
  "shop/prices.py": "from fxround import to_cents\n\n\ndef total(prices):\n    return to_cents(sum(prices) - 1)\n",
  "tests/test_prices.py":
    "from shop.prices import total\n\n\ndef test_total():\n    assert total([1.25, 2]) == 325\n\n\ndef test_none():\n    assert total([1]) == 0\n",
};

let index = "";
const disposals: (() => void)[] = [];
const before = { ...process.env };
beforeAll(async () => {
  index = await mkdtemp(path.join(os.tmpdir(), "fixpoint-wheels-"));
  const wheels = [
    [
      index,
      "fxround",
      "1.2",
      ["fxbase"],
      { "fxround.py": "from fxbase import whole\ndef to_cents(n):\n    return whole(n * 100)\n" },
    ],
    [index, "fxround", "2.0", [], { "fxround.py": "raise ImportError('too new')\n" }],
    [index, "fxbase", "1.0", [], { "fxbase/__init__.py": "def whole(n):\n    return int(round(n))\n" }],
  ];
  await execa("/usr/bin/python3", ["-c", WHEELS], { input: JSON.stringify(wheels) });
  Object.assign(process.env, { PIP_NO_INDEX: "1", PIP_FIND_LINKS: index, PIP_CONFIG_FILE: os.devNull });
});
afterAll(async () => {
  for (const name of ["PIP_NO_INDEX", "PIP_FIND_LINKS", "PIP_CONFIG_FILE"])
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  disposals.forEach((dispose) => dispose());
  await rm(index, { recursive: true, force: true });
});

async function open(files: Record<string, string>) {
  const workspace = await makeRepository(files, "auto");
  disposals.push(workspace.dispose);
  const profile = await pythonAdapter.detect(workspace.root);
  if (profile === null) throw new Error("nothing was detected");
  return { workspace, profile };
}

describe.skipIf(!hasPip)("what the system's Python lacks", { timeout: 120_000 }, () => {
  it("is had as the project asks for it, and its suite runs with it", async () => {
    const { workspace, profile } = await open(FILES);

    const installed = await pythonAdapter.install(workspace, profile, { offline: false });
    const run = await pythonAdapter.runTests(workspace, profile, { timeMs: 60_000 });

    expect(installed).toMatchObject({ status: "installed", missing: ["fxgone"], reason: expect.stringContaining("fxgone") });
    expect(installed.detail).toBe("pip install fxround>=1,<2; left out: fxgone");
    expect(installed.dependencies).toContain("fxround@1.2");
    expect(run.cases.map(({ name, outcome, failure }) => [name, outcome, failure?.kind ?? null])).toEqual([
      ["test_total", "FAILED", "assertion"],
      ["test_none", "PASSED", null],
    ]);
  });

  it("is had in another version where nobody has the one that is asked for, and without tools that are not imported", async () => {
    const requirements = "fxround<2\nfxbase==9\nfxtool==1\n";
    const { workspace, profile } = await open({ ...FILES, "requirements.txt": requirements });

    const installed = await pythonAdapter.install(workspace, profile, { offline: false });

    expect(installed.detail).toBe("pip install fxbase fxround<2; left out: fxtool");
    expect(installed.dependencies).toEqual(expect.arrayContaining(["fxround@1.2", "fxbase@1.0"]));
  });

  it("is put into another tree from what was kept, and is none of the program's own", async () => {
    const { workspace, profile } = await open(FILES);
    const { cacheKey } = await pythonAdapter.install(workspace, profile, { offline: false });
    const other = await open(FILES);
    const tree = { ...other.workspace, cacheDir: workspace.cacheDir };

    const again = await pythonAdapter.install(tree, other.profile, { offline: true, cacheKey });
    const code = await readFile(path.join(tree.root, "tests/test_prices.py"), "utf8");
    const { tests } = await pythonAdapter.spectrum(tree, other.profile, {
      reproduction: {
        id: "existing-1",
        testName: "test_total",
        filePath: "tests/test_prices.py",
        code,
        derivedFrom: "a red test",
        symptom: { kind: "wrong_value", expected: "325", actual: "225" },
        isInTree: true,
        probe: {},
        secondExamples: [],
      },
      testFiles: [],
      timeMs: 60_000,
    });

    expect(again).toMatchObject({ status: "cached", cacheKey });
    expect(tests[0]).toMatchObject({ passed: false });
    expect(Object.keys(tests[0]?.lines ?? {})).toEqual(["shop/prices.py"]);
  });

  it("is named where no index has it, and never guessed", async () => {
    const { workspace, profile } = await open({ ...FILES, "requirements.txt": "", "shop/prices.py": "import fxround\n" });

    const installed = await pythonAdapter.install(workspace, profile, { offline: false });

    expect(installed).toMatchObject({ status: "failed", missing: ["fxround"], detail: "the system's Python lacks: fxround" });
    expect(installed.toolVersions).toMatchObject({ python: expect.stringMatching(/^3\./) });
  });

  it("is not had where a package would have to be built", async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "fixpoint-source-"));
    await mkdir(path.join(folder, "fxbuilt-1.0"));
    await writeFile(path.join(folder, "fxbuilt-1.0/setup.py"), `open(${JSON.stringify(path.join(folder, "built"))}, 'w')\n`);
    await execa("tar", ["czf", "fxbuilt-1.0.tar.gz", "fxbuilt-1.0"], { cwd: folder });
    process.env["PIP_FIND_LINKS"] = folder;
    try {
      const { workspace, profile } = await open({
        ...FILES,
        "requirements.txt": "fxbuilt\n",
        "shop/prices.py": "import fxbuilt\n",
      });
      const installed = await pythonAdapter.install(workspace, profile, { offline: false });

      expect(installed).toMatchObject({ status: "failed", missing: ["fxbuilt"] });
      await expect(access(path.join(folder, "built"))).rejects.toThrow("ENOENT");
      expect(installed.detail).toContain("No matching distribution found for fxbuilt");
    } finally {
      process.env["PIP_FIND_LINKS"] = index;
      await rm(folder, { recursive: true, force: true });
    }
  });
});
