import fc from "fast-check";
import { expect, test } from "vitest";
import { checkIssue } from "./check-issue.ts";
import { isRequest } from "./is-request.ts";
import { readFollowUp } from "./read-follow-up.ts";
import { readRequest } from "./readings.ts";
import { requestIssue } from "./request-issue.ts";

const word = fc.constantFrom(
  "null",
  "`f(",
  "```",
  "suggestion",
  "\n",
  " ",
  "should return",
  "''",
  "f(null)",
  "@a",
  "> ",
  "(",
  ")",
  "[",
  "● ",
  "not ok 1 - ",
  "FAIL",
  "E  ",
  "why",
  "\u0000",
  "🚀",
);
const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.array(word, { maxLength: 60 }).map((words) => words.join("")),
);

test("whatever is written, reading it ends and gives few readings", () => {
  fc.assert(
    fc.property(text, text, (original, note) => {
      expect(typeof isRequest(note)).toBe("boolean");
      const issue = requestIssue({ title: original, text: original, regressionTest: note }, note);
      expect(issue.title.length).toBeLessThanOrEqual(200);
      for (const language of ["javascript", "python"] as const) {
        const facts = readFollowUp(issue)?.facts;
        if (facts !== undefined) expect(readRequest(facts, language).length).toBeLessThanOrEqual(10);
      }
      expect(checkIssue({ title: "t", text: original }, { name: "ci", log: note }).title).toContain("ci");
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["ticks", "`".repeat(60_000)],
  ["fences", "```suggestion\n".repeat(4000)],
  ["calls", "f(".repeat(20_000)],
  ["failures", "not ok 1 - a\n".repeat(40_000)],
  ["words", "should return ".repeat(5000)],
])("many %s are read within the time of a test", { timeout: 20_000 }, (_, long) => {
  expect(typeof isRequest(long)).toBe("boolean");
  const facts = readFollowUp(requestIssue({ title: "t", text: long.slice(0, 5000) }, long))?.facts;
  expect(facts === undefined ? [] : readRequest(facts, "javascript").length).toBeLessThanOrEqual(10);
  expect(checkIssue({ title: "t", text: "x" }, { name: "ci", log: long }).context?.failingTests?.length).toBeLessThanOrEqual(20);
});
