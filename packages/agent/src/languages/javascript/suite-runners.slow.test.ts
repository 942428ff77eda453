import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { javascriptAdapter } from "./index.ts";
import { makeRepository } from "./testing/repositories.ts";

const SOURCE =
  "module.exports.inRange = function inRange (n, range) {\n  return n > range.from && n < range.to\n}\nmodule.exports.at = (list, index) => list[index].name\n";

/** The same four tests, as each runner has them. */
const AVA =
  "const test = require('ava')\nconst { at, inRange } = require('..')\n\ntest('inside', (t) => t.true(inRange(2, { from: 1, to: 5 })))\ntest('bound', (t) => t.is(inRange(1, { from: 1, to: 5 }), true))\ntest('absent', (t) => t.is(at([], 0), undefined))\ntest.skip('later', (t) => t.pass())\n";
const TAP =
  "const t = require('tap')\nconst { at, inRange } = require('..')\n\nt.test('inside', (t) => { t.ok(inRange(2, { from: 1, to: 5 })); t.end() })\nt.test('bound', (t) => { t.equal(inRange(1, { from: 1, to: 5 }), true); t.end() })\nt.test('absent', (t) => { t.equal(at([], 0), undefined); t.end() })\nt.test('later', { skip: true }, (t) => t.end())\n";
const JASMINE =
  "const { at, inRange } = require('..')\n\ndescribe('ranges', () => {\n  it('inside', () => expect(inRange(2, { from: 1, to: 5 })).toBe(true))\n  it('bound', () => expect(inRange(1, { from: 1, to: 5 })).toBe(true))\n  it('absent', () => expect(at([], 0)).toBe(undefined))\n  xit('later', () => {})\n})\n";

const UVU =
  "const { suite } = require('uvu')\nconst assert = require('uvu/assert')\nconst { at, inRange } = require('..')\n\nconst ranges = suite('ranges')\nranges('inside', () => assert.is(inRange(2, { from: 1, to: 5 }), true))\nranges('bound', () => assert.is(inRange(1, { from: 1, to: 5 }), true))\nranges('absent', () => assert.is(at([], 0), undefined))\nranges.skip('later', () => {})\nranges.run()\n";
const LAB =
  "const Lab = require('@hapi/lab')\nconst { expect } = require('@hapi/code')\nconst { at, inRange } = require('..')\n\nconst { describe, it } = (exports.lab = Lab.script())\ndescribe('ranges', () => {\n  it('inside', () => { expect(inRange(2, { from: 1, to: 5 })).to.equal(true) })\n  it('bound', () => { expect(inRange(1, { from: 1, to: 5 })).to.equal(true) })\n  it('absent', () => { expect(at([], 0)).to.equal(undefined) })\n  it('later')\n})\n";
const OLD_LAB = LAB.replaceAll("@hapi/", "")
  .replaceAll("() => { expect", "(done) => { expect")
  .replaceAll(" })\n  it", "; done() })\n  it");
const QUNIT =
  "const { at, inRange } = require('..')\n\nQUnit.module('ranges', () => {\n  QUnit.test('inside', (assert) => assert.ok(inRange(2, { from: 1, to: 5 })))\n  QUnit.test('bound', (assert) => assert.strictEqual(inRange(1, { from: 1, to: 5 }), true))\n  QUnit.test('absent', (assert) => assert.strictEqual(at([], 0), undefined))\n  QUnit.skip('later', () => {})\n})\n";
const RUNNERS = [
  { name: "ava", versions: ["3.15.0", "6.4.1"], file: "test/index.js", test: AVA },
  { name: "tap", versions: ["16.3.10", "21.5.0"], file: "test/index.js", test: TAP },
  { name: "jasmine", versions: ["3.99.0", "5.12.0"], file: "spec/indexSpec.js", test: JASMINE },
  { name: "uvu", versions: ["0.3.4", "0.5.6"], file: "test/index.js", test: UVU },
  {
    name: "lab",
    versions: ["14.3.4"],
    file: "test/index.js",
    test: OLD_LAB,
    script: "lab -v -t 100 -Lm 5000",
    more: { code: "4.1.0" },
  },
  {
    name: "lab",
    packageName: "@hapi/lab",
    versions: ["26.0.1"],
    file: "test/index.js",
    test: LAB,
    script: "lab -a @hapi/code -t 100 -L -Y",
    more: { "@hapi/code": "9.0.3" },
  },
  { name: "qunit", versions: ["2.9.3", "2.26.0", "3.0.0"], file: "test/index.js", test: QUNIT },
].flatMap(({ versions, ...rest }) => versions.map((version) => ({ version, ...rest })));

const disposals: (() => void)[] = [];
afterAll(() => disposals.forEach((dispose) => dispose()));

describe.each(RUNNERS)(
  "a suite of $name $version",
  ({ name, packageName = name, script = name, more = {}, version, file, test }) => {
    it("is run, whole and by its files, and its red tests say what ran", { timeout: 600_000 }, async () => {
      const other = file.replace("index", "broken");
      const workspace = await makeRepository(
        {
          "package.json": JSON.stringify({
            name: "range-kit",
            main: "index.js",
            scripts: { test: script },
            devDependencies: { [packageName]: version, ...more },
          }),
          "index.js": SOURCE,
          [file]: test,
        },
        "auto",
      );
      disposals.push(workspace.dispose);
      const profile = await javascriptAdapter.detect(workspace.root);
      if (profile === null) throw new Error("nothing was detected");
      const installed = await javascriptAdapter.install(workspace, profile, { offline: false });
      const run = async (files?: string[]): Promise<unknown[]> => {
        const { cases } = await javascriptAdapter.runTests(workspace, profile, { files, timeMs: 120_000 });
        return cases
          .filter((one) => one.file === file)
          .map((one) => [one.name.split(" > ").at(-1), one.outcome, one.failure?.kind ?? null, one.failure?.errorType ?? null])
          .toSorted();
      };
      const rows = [
        ["absent", "FAILED", "exception", "TypeError"],
        ["bound", "FAILED", "assertion", "AssertionError"],
        ["inside", "PASSED", null, null],
        ["later", "SKIPPED", null, null],
      ];

      expect(installed, installed.detail).toMatchObject({ status: "installed" });
      expect(profile).toMatchObject({ testRunner: name, reproductionRunner: "node:test" });
      expect(await run()).toEqual(rows);
      expect(await run([file])).toEqual(rows);
      writeFileSync(path.join(workspace.root, other), `require('no-such-package')\n${test}`);
      const broken = await javascriptAdapter.runTests(workspace, profile, { files: [other], timeMs: 120_000 });
      expect(broken).toMatchObject({ cases: [], failure: { kind: "import" } });

      const reproduction = { id: "existing-1", testName: "bound", filePath: file, code: test, derivedFrom: "a red test" };
      const spectrum = await javascriptAdapter.spectrum(workspace, profile, {
        reproduction: {
          ...reproduction,
          symptom: { kind: "wrong_value", expected: "true", actual: "false" },
          isInTree: true,
          probe: {},
          secondExamples: [],
        },
        testFiles: [],
        timeMs: 120_000,
      });
      expect(spectrum.tests[0]).toMatchObject({ passed: false, lines: { "index.js": expect.arrayContaining([2]) } });
    });
  },
);
