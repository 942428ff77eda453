import { describe, expect, test } from "vitest";
import { pathViolations } from "../gates/gate-v.ts";
import { javascriptAdapter } from "../languages/javascript/index.ts";
import { pythonAdapter } from "../languages/python/index.ts";
import { makeFixture } from "../languages/javascript/testing/fixture.ts";
import { givenFix } from "./given-fix.ts";

const { profile, reproduction } = makeFixture({ files: { "src/a.js": "1\n" }, probe: "" });
const judge = { adapter: javascriptAdapter, profile, test: { ...reproduction, code: "proof\n" }, description: "a fix" };
const source = { path: "src/a.js", base: "1\n", patched: "2\n" };
const proof = { path: reproduction.filePath, base: null, patched: "proof\n" };

describe("a given patch", () => {
  test("is the fix; new tests come along, and the one that proves it is taken from the bundle", () => {
    const more = { path: "test/more.test.js", base: null, patched: "more\n" };
    expect(givenFix([source, proof, more], judge)).toEqual({
      candidate: expect.objectContaining({ edits: [{ file: "src/a.js", start: 0, end: 2, replacement: "2\n" }] }),
      companions: [{ path: "test/more.test.js", patched: "more\n" }],
    });
  });

  test.each([
    ["loosens the test that proves it", [source, { ...proof, patched: "" }], "path_refused"],
    ["removes a file", [source, { path: "test/old.test.js", base: "x", patched: null }], "path_refused"],
    ["changes nothing but tests", [proof], "edit_misfit"],
  ])("is refused where it %s", (_, files, code) => {
    expect(givenFix(files, judge)).toMatchObject({ code });
  });

  test.each([
    ["an existing test", { path: "test/a.test.js", base: "x\n", patched: "y\n" }],
    ["a new configuration", { path: "vitest.config.js", base: null, patched: "y\n" }],
    ["a new workflow", { path: ".github/workflows/test.yml", base: null, patched: "y\n" }],
  ])("that changes %s meets the rules of paths", (_, file) => {
    const given = givenFix([source, file], judge);
    const files = "candidate" in given ? given.candidate.edits.map((edit) => edit.file) : [];
    expect(pathViolations(files, (one) => javascriptAdapter.classifyPath(one, profile))).toHaveLength(1);
  });

  test("of Python keeps its new tests apart too", () => {
    const python = {
      ...judge,
      adapter: pythonAdapter,
      profile: { ...profile, language: "python" as const, testFolder: "tests" },
    };
    const file = { path: "tests/test_more.py", base: null, patched: "y\n" };
    expect(givenFix([{ ...source, path: "a.py" }, file], python)).toMatchObject({ companions: [{ path: "tests/test_more.py" }] });
  });
});
