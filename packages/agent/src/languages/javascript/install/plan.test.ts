import { afterAll, describe, expect, it } from "vitest";
import { detect } from "../detect.ts";
import { makeRepository } from "../testing/repositories.ts";
import { planInstall, type InstallPlan } from "./plan.ts";

const disposals: (() => void)[] = [];
afterAll(() => disposals.forEach((dispose) => dispose()));

const TEST = { "test/index.test.js": "it('works', () => {});\n" };

async function planned(manifest: string, files: Record<string, string> = TEST): Promise<InstallPlan | null> {
  const workspace = await makeRepository({ "package.json": manifest, "index.js": "", ...files });
  disposals.push(workspace.dispose);
  const profile = await detect(workspace.root);
  if (profile === null) throw new Error("nothing was detected");
  return planInstall(workspace.root, profile);
}

describe("a package.json", () => {
  it("may begin with a mark of its byte order, as npm reads it too", async () => {
    expect(await planned('\uFEFF{ "dependencies": { "helper": "^2.0.0" } }')).toMatchObject({ wanted: ["helper"] });
  });

  it.each(["null", "3", '"shapes"', "[]", "{"])("that is %s asks for nothing", async (manifest) => {
    expect(await planned(manifest)).toBeNull();
  });

  it("may have ranges that are none", async () => {
    const plan = await planned('{ "dependencies": { "odd": { "toString": 1 }, "helper": "^2.0.0" } }');

    expect(plan?.steps.map((step) => step(new Set(["odd"]), false)?.files["package.json"] ?? "").at(-1)).toContain("helper");
  });
});

describe("what peers disagree on", () => {
  it("is tried, but not where a repository cannot be reached, which it would not reach either", async () => {
    const plan = await planned('{ "dependencies": { "helper": "^2.0.0" } }');
    const wholes = (asksGit: boolean) => plan?.steps.map((step) => step(new Set(), asksGit)).filter((one) => one?.whole === true);

    expect(wholes(false)?.map((one) => one?.words)).toContain("npm install --ignore-scripts --legacy-peer-deps");
    expect(wholes(true)?.map((one) => one?.words)).toEqual(["npm install --ignore-scripts"]);
  });
});

describe("a project without tests", () => {
  const development = (...names: string[]): Record<string, string> => Object.fromEntries(names.map((name) => [name, "1"]));

  it("needs what its code and a test that is written for it load, and none of its tasks", async () => {
    const manifest = {
      scripts: { lint: "semistandard", build: "gulp", test: "npm run lint && mocha -r hooks -r should --reporter spec test" },
      dependencies: { helper: "1" },
      devDependencies: development("mocha", "hooks", "should", "chai", "bundled", "semistandard", "gulp", "eslint", "puppeteer"),
    };
    const plan = await planned(JSON.stringify(manifest), {
      "lib/all.js": "require('bundled');",
      "gulpfile.js": "require('gulp'); require('eslint');",
    });

    expect(plan?.wanted.toSorted()).toEqual(["bundled", "helper", "hooks", "mocha", "should"]);
  });

  it("keeps its runner under the name that its package has", async () => {
    const manifest = {
      scripts: { test: "lab -a @hapi/code -t 100" },
      devDependencies: development("@hapi/lab", "@hapi/code", "@hapi/eslint-plugin", "lab-kit"),
    };
    const plan = await planned(JSON.stringify(manifest), { "lib/all.js": "exports.one = 1;" });

    expect(plan?.wanted.toSorted()).toEqual(["@hapi/code", "@hapi/lab"]);
  });

  it("that is made ready by another tool needs that tool", async () => {
    const manifest = {
      scripts: { test: "jest" },
      jest: { preset: "ts-jest" },
      devDependencies: development(
        "jest",
        "ts-jest",
        "typescript",
        "@babel/core",
        "@babel/cli",
        "rollup",
        "jest-environment-jsdom",
      ),
    };
    const plan = await planned(JSON.stringify(manifest), { "src/index.ts": "export const one = 1;" });

    expect(plan?.wanted.toSorted()).toEqual(["@babel/core", "jest", "jest-environment-jsdom", "ts-jest", "typescript"]);
  });
});

describe("a repository of several packages", () => {
  const PARTS = {
    ...TEST,
    "packages/core/package.json": JSON.stringify({ name: "core", dependencies: { helper: "catalog:", shapes: "catalog:old" } }),
    "packages/app/package.json": JSON.stringify({ name: "app", dependencies: { core: "workspace:^" } }),
    "examples/a/package.json": JSON.stringify({ name: "example" }),
  };
  const manifest = JSON.stringify({ devDependencies: { mocha: "^10.0.0" } });

  it.each([
    ["lerna.json", JSON.stringify({ packages: ["packages/*"] }), "*", "*"],
    [
      "pnpm-workspace.yaml",
      "packages:\n  - packages/*\ncatalog:\n  helper: ^2.0.0\ncatalogs:\n  old:\n    shapes: ^1.0.0\n",
      "^2.0.0",
      "^1.0.0",
    ],
  ])("is installed whole where %s names them", async (file, text, helper, shapes) => {
    const plan = await planned(manifest, { ...PARTS, [file]: text, "package-lock.json": "{}" });
    const files = plan?.steps.map((step) => step(new Set(), false)).find((attempt) => attempt !== null)?.files ?? {};

    expect(JSON.parse(files["package.json"] ?? "")).toMatchObject({ workspaces: ["packages/*"] });
    expect(JSON.parse(files["packages/core/package.json"] ?? "")).toMatchObject({ dependencies: { helper, shapes } });
    expect(JSON.parse(files["packages/app/package.json"] ?? "")).toMatchObject({ dependencies: { core: "*" } });
    expect(files).not.toHaveProperty("examples/a/package.json");
  });

  it("is one package where nothing names others", async () => {
    const files = (await planned(manifest, PARTS))?.steps[1]?.(new Set(), false)?.files ?? {};

    expect(Object.keys(files)).toEqual(["package.json"]);
  });
});
