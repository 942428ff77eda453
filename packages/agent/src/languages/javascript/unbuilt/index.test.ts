import { execFile } from "node:child_process";
import { readdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { tempFolder } from "@fixpoint/testing";
import { describe, expect, test } from "vitest";
import { writeStandIns } from "../../../stages/3-environment/stand-ins.ts";
import { javascriptAdapter } from "../index.ts";
import { makeRepository } from "../testing/repositories.ts";
import { standIn } from "./index.ts";

const run = promisify(execFile);

type Found = { files: Record<string, string>; texts: string[]; readsSources: unknown };

async function standInsOf(files: Record<string, string>): Promise<Found> {
  const workspace = await makeRepository(files);
  try {
    const detected = await javascriptAdapter.detect(workspace.root);
    if (detected === null || standIn === undefined) throw new Error("nothing was detected");
    const { profile, standIns } = await standIn(workspace, detected);
    return {
      files: Object.fromEntries(standIns.map(({ file, source }) => [file, source])),
      texts: standIns.map(({ text }) => text),
      readsSources: profile.details["readsSources"],
    };
  } finally {
    workspace.dispose();
  }
}

const manifest = (more: object): string => JSON.stringify({ name: "@acme/marks", scripts: { test: "node --test" }, ...more });

describe("what a build would make is stood in for by its source", () => {
  test.each<[string, Record<string, string>, Record<string, string>]>([
    [
      "a bundle, by the package's own name",
      {
        "package.json": manifest({ main: "./lib/marks.umd.js", type: "module" }),
        "src/marks.ts": "export const mark = (text: string) => text;\n",
        "test/marks.test.js": 'import { mark } from "../lib/marks.esm.js";\n',
      },
      { "lib/marks.esm.js": "src/marks.ts", "lib/marks.umd.js": "src/marks.ts" },
    ],
    [
      "each file, at its own place",
      {
        "package.json": manifest({ main: "dist/index.js" }),
        "src/index.ts": "export const mark = 1;\n",
        "src/parts/row.ts": "export const row = 1;\n",
        "test/row.test.js": 'const { row } = require("../dist/parts/row");\nconst all = require("..");\n',
      },
      { "dist/parts/row.js": "src/parts/row.ts", "dist/index.js": "src/index.ts" },
    ],
    [
      "a minified one that stands at the root",
      {
        "package.json": manifest({}),
        "src/index.js": "export default { mark: 1 };\n",
        "test/client.test.js": 'import marks from "../marks.min";\n',
      },
      { "marks.min.js": "src/index.js" },
    ],
    [
      "a member of a workspace, under its own name",
      {
        "package.json": JSON.stringify({ private: true, workspaces: ["packages/*"] }),
        "packages/rows/package.json": JSON.stringify({ name: "@acme/rows", exports: { ".": "./dist/index.mjs" } }),
        "packages/rows/src/index.ts": "export const rows = 1;\n",
        "packages/marks/package.json": manifest({ main: "build/marks.js" }),
        "packages/marks/src/marks.ts": "export const mark = 1;\n",
        "packages/marks/test/marks.test.js": 'import { rows } from "@acme/rows";\nimport { mark } from "../build/marks.js";\n',
      },
      {
        "packages/marks/build/marks.js": "packages/marks/src/marks.ts",
        "packages/rows/dist/index.mjs": "packages/rows/src/index.ts",
      },
    ],
    [
      "nothing that is there, has no source or is no script",
      {
        "package.json": manifest({}),
        "src/index.js": "exports.mark = 1;\n",
        "test/marks.test.js": 'require("../src");\nrequire("../src/index");\nrequire("./gone");\nrequire("../dist/index.css");\n',
      },
      {},
    ],
  ])("%s", async (_, files, expected) => {
    expect((await standInsOf(files)).files).toEqual(expected);
  });

  test("as a module or by require, with its default where it has one", async () => {
    const source = "export default function mark() {}\n";
    const asks = 'import mark from "../dist/mark.mjs";\nconst other = require("../dist/mark.cjs");\n';

    const { texts } = await standInsOf({ "package.json": manifest({}), "src/mark.js": source, "test/mark.test.js": asks });

    expect(texts).toEqual([
      'export * from "../src/mark.js";\nexport { default } from "../src/mark.js";\n',
      'const all = require("../src/mark.js");\nmodule.exports = all.default === undefined ? all : all.default;\n',
    ]);
  });

  test("TypeScript is read for Node's own runners alone", async () => {
    const files = {
      "src/mark.ts": "export const mark = 1;\n",
      "test/mark.test.js": 'require("../dist/mark.js");\n',
    };

    expect((await standInsOf({ ...files, "package.json": manifest({}) })).readsSources).toBe(true);
    expect((await standInsOf({ ...files, "package.json": manifest({ scripts: { test: "vitest run" } }) })).readsSources).toBe(
      false,
    );
    expect((await standInsOf({ ...files, "package.json": manifest({ scripts: { test: "mocha -r tsx" } }) })).readsSources).toBe(
      false,
    );
  });

  test("modules that ask for others by half a path are read as what builds them reads them", async () => {
    const files = { "src/mark/index.js": "export default 1;\n", "src/two.js": 'import mark from "./mark";\nexport { mark };\n' };

    expect((await standInsOf({ ...files, "package.json": manifest({}) })).readsSources).toBe(true);
    expect(
      (await standInsOf({ ...files, "src/two.js": 'export * from "./mark/index.js";\n', "package.json": manifest({}) }))
        .readsSources,
    ).toBe(false);
    const told: Record<string, string>[] = [
      { "package.json": manifest({ scripts: { test: "mocha -r @babel/register" } }) },
      { "package.json": manifest({ ava: { nodeArguments: ["--loader=ts-node/esm"] } }) },
      { "package.json": manifest({}), ".mocharc.yml": "require: esbuild-register\n" },
    ];
    for (const more of told) expect((await standInsOf({ ...files, ...more })).readsSources).toBe(false);
  });

  test("a link in the tree is not followed", async () => {
    await using outside = await tempFolder();
    const workspace = await makeRepository({ "src/mark.js": "exports.mark = 1;\n" });
    try {
      symlinkSync(outside.path, path.join(workspace.root, "dist"));

      await writeStandIns(workspace, [{ file: "dist/mark.js", source: "src/mark.js", text: "" }]);

      expect(readdirSync(outside.path)).toEqual([]);
    } finally {
      workspace.dispose();
    }
  });
});

test("types that look like values, paths without endings and parameters that are members are read", async () => {
  const workspace = await makeRepository({
    "src/index.ts":
      'import { Shape } from "./shapes.js";\nexport { area } from "./area";\nexport type Named = Shape & { name: string };\n',
    "src/shapes.ts": "export interface Shape { width: number }\n",
    "src/area/index.ts":
      "export class Box { constructor(private width: number) {} get area() { return this.width ** 2; } }\nexport const area = (width: number): number => new Box(width).area;\n",
    "main.mjs": 'import { area } from "./src/index.ts";\nconsole.log(area(3));\n',
    "main.cjs": 'console.log(require("./src/index.ts").area(4));\n',
    "two.js": 'import { two } from "./lib/two";\nimport lib from "./lib/";\nconsole.log(two + lib);\n',
    "lib/two.js": "export const two = 2;\n",
    "lib/index.js": "export default 3;\n",
  });
  try {
    const preload = path.join(import.meta.dirname, "../guest/sources.cjs");
    for (const [file, printed] of [
      ["main.mjs", "9\n"],
      ["main.cjs", "16\n"],
      ["two.js", "5\n"],
    ] as const) {
      const { stdout } = await run(process.execPath, ["--require", preload, file], { cwd: workspace.root });
      expect(stdout).toBe(printed);
    }
  } finally {
    workspace.dispose();
  }
});
