import { describe, expect, test } from "vitest";
import type { LanguageAdapter, ProjectProfile, Workspace } from "../../types/language.ts";
import type { TestRun } from "../../types/tests.ts";
import { runLoadable } from "./loadable.ts";

/** A runner that loads all files before the first test. */
function runner(broken: (file: string) => boolean): { adapter: LanguageAdapter; run(files: string[]): TestRun; count(): number } {
  let count = 0;
  const run = (files: string[]): TestRun => {
    count += 1;
    const bad = files.find(broken);
    const failure = { kind: "exception" as const, errorType: "TypeError", expected: null, actual: null, frames: [] };
    return {
      command: "mocha",
      ended: "exited",
      exitCode: bad === undefined ? 0 : 1,
      output: "",
      cases: files.flatMap((file) =>
        bad === undefined ? [{ name: "works", file, outcome: "PASSED" as const, durationMs: 1, failure: null }] : [],
      ),
      failure: bad === undefined ? null : { ...failure, message: `${bad} is not for this place` },
      durationMs: 1,
      peakMemoryBytes: null,
    };
  };
  const runTests: LanguageAdapter["runTests"] = async (_workspace, _profile, { files = [] }) => run(files);
  return { adapter: { runTests } as LanguageAdapter, run, count: () => count };
}

const FILES = Array.from({ length: 40 }, (_, index) => `test/${index}.js`);

async function loadable(broken: (file: string) => boolean, testFiles = FILES) {
  const { adapter, run, count } = runner(broken);
  const found = await runLoadable(adapter, {} as Workspace, { testFiles } as ProjectProfile, run(testFiles), 60_000);
  return { found, runs: count() };
}

describe("a suite of which some files cannot be loaded", () => {
  test("is run without them, and they are told of", async () => {
    const { found } = await loadable((file) => file === "test/3.js" || file === "test/29.js");

    expect(found?.leftOut).toEqual(["test/3.js", "test/29.js"]);
    expect(found?.run).toMatchObject({ failure: null, ended: "exited" });
    expect(found?.run.cases.map(({ file }) => file)).toEqual(FILES.filter((file) => !found?.leftOut.includes(file)));
  });

  test("is given up soon where none can be", async () => {
    expect(await loadable(() => true)).toMatchObject({ found: null, runs: 11 });
  });

  test("is not looked at again where it ran, or is one file", async () => {
    expect(await loadable(() => false)).toEqual({ found: null, runs: 1 });
    expect(await loadable(() => true, ["test/0.js"])).toEqual({ found: null, runs: 1 });
  });
});
