import { stripHidden } from "../../stages/1-intake/text/hidden.ts";
import type { FailingTest } from "../../types/follow-up.ts";
import { READERS } from "./readers.ts";

const MAX_OUTPUT = 5_000_000;
const MAX_LINES = 60_000;
const MAX_TESTS = 20;
/** What code hosts put before each line of a log. */
const STAMP = /^(?:\ufeff)?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z ?/;

/** Colours whose escape character was lost on the way. */
const COLOUR = /\[\d{1,3}(?:;\d{1,3})*m/g;

/** Says more of the same test. */
function weight(one: FailingTest): number {
  return [one.file, one.errorType, one.message, one.actual].filter((part) => part !== null).length;
}

/** The failing tests that the output of a usual runner names, each once, as it says most of them. Pure; never throws. */
export function readFailingTests(output: string): FailingTest[] {
  const lines = stripHidden(output.slice(-MAX_OUTPUT))
    .text.split("\n")
    .slice(-MAX_LINES)
    .map((line) =>
      line
        .replace(STAMP, "")
        .replace(COLOUR, "")
        .replace(/^##\[(?:error|warning)\]/, "")
        .slice(0, 2000)
        .trimEnd(),
    );
  const byName = new Map<string, FailingTest>();
  for (const one of READERS.flatMap((read) => read(lines))) {
    const known = byName.get(one.name);
    if (known === undefined || weight(one) > weight(known)) byName.set(one.name, one);
  }
  return [...byName.values()].slice(0, MAX_TESTS);
}
