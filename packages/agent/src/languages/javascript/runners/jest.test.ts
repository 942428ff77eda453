import { expect, test } from "vitest";
import { jest } from "./jest.ts";

const line = (name: string, assertionResults: object[], message = ""): string =>
  JSON.stringify({ name: `/work/${name}`, message, assertionResults });

function read(results: string): unknown {
  const { cases, failure } = jest.parse({ results, stdout: "", stderr: "", guestRoot: "/work", files: [] });
  return { cases: cases.map(({ name, file, outcome }) => [file, name, outcome]), failure: failure?.kind ?? null };
}

test("a row of a table that is the title of its test does not hide the others", () => {
  const rows = [
    { ancestorTitles: ["parses"], title: [2010, 1, 14], status: "passed" },
    { ancestorTitles: [], title: "adds", status: "failed", failureMessages: ["Error: no"] },
  ];

  expect(read(line("a.test.js", rows))).toEqual({
    cases: [
      ["a.test.js", "parses > 2010,1,14", "PASSED"],
      ["a.test.js", "adds", "FAILED"],
    ],
    failure: null,
  });
});

test("a run that was cut off has the files that had ended", () => {
  const ended = line("a.test.js", [{ ancestorTitles: [], title: "adds", status: "passed" }]);

  expect(read(`${ended}\n${ended.slice(0, 40)}`)).toEqual({ cases: [["a.test.js", "adds", "PASSED"]], failure: null });
});

test("a file that cannot be loaded is said to be the reason where no test ran", () => {
  const message = "  ● Test suite failed to run\n\n    Cannot find module 'gone' from 'a.test.js'\n";

  expect(read(line("a.test.js", [], message))).toEqual({ cases: [], failure: "import" });
});
