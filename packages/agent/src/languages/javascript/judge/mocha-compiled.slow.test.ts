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
