import { afterAll, describe, expect, it } from "vitest";
import { detect } from "./detect.ts";
import { makeRepository } from "./testing/repositories.ts";

const disposals: (() => void)[] = [];
afterAll(() => disposals.forEach((dispose) => dispose()));

async function detected(manifest: Record<string, unknown>, files: Record<string, string>) {
  const workspace = await makeRepository({ "package.json": JSON.stringify({ name: "kit", ...manifest }), ...files });
  disposals.push(workspace.dispose);
  const profile = await detect(workspace.root);
  if (profile === null) throw new Error("nothing was detected");
  return profile;
}

const UVU = "import { test } from 'uvu';\ntest('a', () => {});\ntest.run();\n";
const LAB = "const lab = (exports.lab = require('@hapi/lab').script());\nlab.test('a', () => {});\n";
const QUNIT = "QUnit.test('a', (assert) => assert.ok(true));\n";

describe("the runner of a suite", () => {
  it("is uvu, of whose folder some files are meant", async () => {
    const files = {
      "test/a.js": UVU,
      "test/fixtures.js": UVU,
      "test/deep/b.js": UVU,
      "test/tool.js": "exports.a = 1;\n",
      "lib.js": "",
    };
    const profile = await detected(
      { scripts: { test: "uvu -r esm test -i fixtures" }, devDependencies: { uvu: "0.5.6" } },
      files,
    );

    expect(profile).toMatchObject({
      testRunner: "uvu",
      reproductionRunner: "node:test",
      testFiles: ["test/a.js", "test/deep/b.js"],
      notes: [],
      // That loader does not start on the Node that we run on.
      details: { runnerArgs: [], readsSources: true },
    });
  });

  it.each(["mocha --require=esm -u tdd", "node -r esm node_modules/.bin/mocha --ui tdd"])(
    "is run without a loader that does not start: %s",
    async (test) => {
      const profile = await detected({ scripts: { test } }, { "test/a.js": "test('a', () => {});\n" });

      expect(profile).toMatchObject({ testRunner: "mocha", details: { nodeArgs: [], readsSources: true } });
      expect(profile.details["runnerArgs"]).toEqual([expect.stringMatching(/^-u$|^--ui$/), "tdd"]);
    },
  );

  it("is uvu where the files run themselves", async () => {
    const profile = await detected(
      { scripts: { test: "node test/a.js" }, devDependencies: { uvu: "0.5.6" } },
      { "test/a.js": UVU },
    );

    expect(profile).toMatchObject({ testRunner: "uvu", testFiles: ["test/a.js"], details: { readsSources: false } });
  });

  it("is lab under either of its names, which looks in one folder", async () => {
    const files = { "test/a.js": LAB, "test/tool.js": "exports.a = 1;\n", "test/types.ts": LAB, "e2e/b.test.js": LAB };
    const scripts = { test: "lab -a @hapi/code -t 100 -L" };

    expect(await detected({ scripts, devDependencies: { "@hapi/lab": "25" } }, files)).toMatchObject({
      testRunner: "lab",
      testFiles: ["test/a.js"],
      details: { runnerArgs: ["-a", "@hapi/code"] },
    });
    expect(await detected({ devDependencies: { lab: "14" } }, files)).toMatchObject({ testRunner: "lab" });
    expect(await detected({ devDependencies: { "@hapi/lab": "25" } }, files)).toMatchObject({ testRunner: "lab" });
  });

  it("is QUnit where Node runs it, and none where a browser does", async () => {
    const files = { "test/a.js": QUNIT, "test/b.js": "exports.a = 1;\n" };
    const required = { "test/a.js": `const QUnit = require("qunit");\n${QUNIT}` };

    expect(await detected({ scripts: { test: "qunit test/" } }, files)).toMatchObject({
      testRunner: "qunit",
      testFiles: ["test/a.js"],
    });
    expect(await detected({ devDependencies: { qunit: "2.20.0" } }, required)).toMatchObject({ testRunner: "qunit" });
    expect(await detected({ devDependencies: { qunit: "2.20.0", karma: "6" } }, files)).toMatchObject({
      testRunner: null,
      notes: ["the suite uses qunit without its command, which is not supported; reproductions are written for node:test"],
    });
  });

  it.each(["nodeunit", "vows"])("is not known where it is %s", async (name) => {
    const profile = await detected({ scripts: { test: `${name} test` }, devDependencies: { [name]: "1" } }, { "test/a.js": LAB });

    expect(profile).toMatchObject({ testRunner: null, notes: [expect.stringContaining(`the suite uses ${name}`)] });
  });
});

it("tests in folders of utilities are tests, and what helps tests is none", async () => {
  const body = 'test("one", () => {});\n';
  const profile = await detected(
    { scripts: { test: "jest" } },
    {
      "src/utils/age.js": "exports.age = 1;\n",
      "src/utils/age.test.js": body,
      "src/helpers/__tests__/money.js": body,
      "test/utils/render.js": body,
      "test/fixtures/old.test.js": body,
    },
  );

  expect(profile.testFiles).toEqual(["src/helpers/__tests__/money.js", "src/utils/age.test.js"]);
  expect(profile.sourceFiles).toEqual(["src/utils/age.js"]);
});
