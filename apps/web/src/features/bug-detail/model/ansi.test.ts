import { expect, test } from "vitest";
import { ansiLog, ansiParts, MOST_CHARACTERS } from "./ansi.ts";

function textOf(output: string): string[] {
  const log = ansiLog(output);
  return log.lines.map((_, index) =>
    ansiParts(log, index)
      .map((part) => part.text)
      .join(""),
  );
}

test("colours become classes and lines stay lines", () => {
  const output = "ok\n\u001b[31mFAILED\u001b[0m 1 test\n";

  expect(textOf(output)).toEqual(["ok", "FAILED 1 test"]);
  expect(ansiParts(ansiLog(output), 1)[0]?.className).toContain("red");
});

test("a colour goes on over line ends until it is switched off", () => {
  const log = ansiLog("\u001b[31mone\ntwo\n\u001b[0mthree\nfour");

  const classes = log.lines.map((_, index) => ansiParts(log, index)[0]?.className);

  expect(classes).toEqual([expect.stringContaining("red"), expect.stringContaining("red"), "", ""]);
});

test("markup stays text and other control sequences vanish", () => {
  expect(textOf("<img src=x>\u001b[2K\u0007done")).toEqual(["<img src=x>done"]);
});

test("of a flood only the end is kept, in whole lines, and how much was left out is known", () => {
  const line = `${"x".repeat(1023)}\n`;

  const { lines, skipped } = ansiLog(line.repeat(3000));

  expect(lines.length * line.length).toBeLessThanOrEqual(MOST_CHARACTERS);
  expect(lines.length + skipped).toBe(3000);
  expect(lines[0]).toHaveLength(1023);
});
