import { chmodSync } from "node:fs";
import { expect, test } from "vitest";
import { javascriptAdapter } from "../index.ts";
import { inPlaceOf, judgeInTree, redTest } from "../testing/judge-in-tree.ts";
import { makeRepository } from "../testing/repositories.ts";

const SOURCE =
  "export default function told (promise, callback) {\n  promise.then(null, (error) => callback(error.message ? error : new Error(error)))\n}\n";
const TEST = `import assert from 'assert'
import told from '../src/told'

describe('told', () => {
  it('without a reason', (done) => {
    told(Promise.reject(), (error) => { assert(error instanceof Error); done() })
  })
})
`;

const BABELS = {
  "an old Babel": {
    preload: "babel-register",
    plugin: "transform-es2015-modules-commonjs",
    packages: { "babel-register": "6.26.0", "babel-plugin-transform-es2015-modules-commonjs": "6.26.2" },
  },
  Babel: {
    preload: "@babel/register",
    plugin: "@babel/plugin-transform-modules-commonjs",
    packages: { "@babel/core": "7.29.13", "@babel/register": "7.29.13", "@babel/plugin-transform-modules-commonjs": "7.29.14" },
  },
};

test.each(Object.entries(BABELS))(
  "a test that %s compiles is judged in one process, and a rejection that nobody takes fails it at once",
  { timeout: 600_000 },
  async (_, { preload, plugin, packages }) => {
    const workspace = await makeRepository({
      "package.json": JSON.stringify({
        name: "told",
        version: "1.0.0",
        scripts: { test: "mocha" },
        devDependencies: { mocha: "5.2.0", ...packages },
      }),
      ".babelrc": `${JSON.stringify({ plugins: [plugin] })}\n`,
      "test/mocha.opts": `--require ${preload}\n`,
      "src/told.js": SOURCE,
      "test/told.js": TEST,
    });
    try {
      chmodSync(workspace.root, 0o755);
      const profile = await javascriptAdapter.detect(workspace.root);
      if (profile === null) throw new Error("nothing was detected");
      await javascriptAdapter.install(workspace, profile, { offline: false });
      const reproduction = redTest("test/told.js", "told > without a reason", TEST);
      const edits = inPlaceOf("src/told.js", SOURCE, "error.message ?", ["error && error.message ?", "error.name ?", "error?"]);

      const { verdicts, said } = await judgeInTree(workspace, profile, reproduction, edits);

      expect(verdicts).toEqual({ "error && error.message ?": "pass", "error.name ?": "fail", "error?": "pass" });
      expect(said.filter((message) => message.includes("slow"))).toEqual([]);
    } finally {
      workspace.dispose();
    }
  },
);

const RANGE = "exports.inRange = (n, range) => n > range.from && n < range.to;\n";
const TYPED_TEST = `import assert = require("assert");
import lib = require("../index");

const range: lib.Range = { from: 1, to: 5 };
describe("inRange", () => {
  it("holds its bounds", () => { for (const n of [1, 2, 3, 4]) assert.equal(lib.inRange(n, range), true); });
});
`;

test.each([
  ["an old ts-node", { "ts-node": "3.3.0", typescript: "2.4.2", mocha: "3.5.3" }, { mocha: "2.2.48", node: "8.10.66" }],
  ["ts-node", { "ts-node": "10.9.2", typescript: "5.4.5", mocha: "10.8.2" }, { mocha: "10.0.10", node: "20.19.0" }],
])("a test that %s compiles is judged in one process", { timeout: 600_000 }, async (_, packages, types) => {
  const typesOf = Object.fromEntries(Object.entries(types).map(([name, version]) => [`@types/${name}`, version]));
  const workspace = await makeRepository({
    "package.json": JSON.stringify({
      name: "range",
      version: "1.0.0",
      scripts: { test: "mocha --require ts-node/register test/*.ts" },
      devDependencies: { ...packages, ...typesOf },
    }),
    "tsconfig.json": '{ "compilerOptions": { "module": "commonjs", "target": "es2017" } }\n',
    "index.js": RANGE,
    "index.d.ts":
      "export interface Range { from: number; to: number }\nexport function inRange(n: number, range: Range): boolean;\n",
    "test/range.ts": TYPED_TEST,
  });
  try {
    chmodSync(workspace.root, 0o755);
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    await javascriptAdapter.install(workspace, profile, { offline: false });
    const reproduction = redTest("test/range.ts", "inRange > holds its bounds", TYPED_TEST);
    const edits = inPlaceOf("index.js", RANGE, "n > range.from", ["n >= range.from", "n !== range.from", "true"]);

    const { verdicts, said } = await judgeInTree(workspace, profile, reproduction, edits);

    expect(said.filter((message) => message.includes("slow"))).toEqual([]);
    expect(verdicts).toEqual({ "n >= range.from": "pass", "n !== range.from": "fail", true: "pass" });
  } finally {
    workspace.dispose();
  }
});
