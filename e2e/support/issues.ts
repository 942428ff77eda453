import { RANGE_ISSUE, TEXT_SUM_ISSUE, VAGUE_ISSUE } from "./repository.ts";

interface Issue {
  title: string;
  /** Markdown. */
  text: string;
}

/** Wait in the list: the agent is let at none of them. */
const WAITING: [title: string, text: string][] = [
  ["Document that both ends are included", "The README shows `range(1, 3)` without its answer. Please add it."],
  ["range() blocks the page for very long ranges", "`range(0, 5e8)` freezes the tab. A generator would not need the memory."],
  ["sum() of a Set throws in Safari 12", "We hand over `new Set([1, 2])`. Everything newer is fine."],
  ["Type of range() is any[]", "With `strict` on, our linter complains at every call of `range`."],
  ["range('a', 'e') returns an empty list", "Expected: the letters from a to e. Actual: `[]`."],
  ["sum() loses the last digit of large amounts", "`sum([9007199254740992, 1])` returns `9007199254740992`."],
  ["Changelog has no entry for 1.0.0", "We audit what we install and could not find what changed."],
  ["range() with a step of 2", "Our own loop does it now. Is a third argument planned?"],
  ["sum([0.1, 0.2]) is 0.30000000000000004", "Expected: `0.3`. We show it to customers as it is."],
  ["Package contains the test folder", "`npm pack` lists `test/range.test.js`. It is not needed at run time."],
  ["range(1, Infinity) never returns", "Expected: an error that says so. Actual: the process runs out of memory."],
  ["ES module import has no named exports", 'With a bundler, `import { sum } from "number-range"` is undefined.'],
  ["range(-3, 0) ends at -1", "Expected: `[-3, -2, -1, 0]`. The zero is not there."],
  ["sum() accepts null without a word", "`sum([1, null])` returns `1`. An error would have saved us a day."],
  ["range() ignores fractions of the start", "`range(0.5, 2)` starts at 0.5, the description says whole numbers."],
  ["Tests fail on Windows with CRLF", "After `git config core.autocrlf true` the suite does not start."],
  ["sum() of nothing should be an error", "`sum()` says “numbers is not iterable”, which our users do not understand."],
  ["Deprecation warning on Node 24", "It is printed once at every start: `DEP0040`."],
  ["range() accepts dates and returns numbers", "We expected days, and got milliseconds."],
  ["Average of a list", "Next to `sum`, an `average` would be handy."],
  ["sum() is slow for 10 million numbers", "It takes 90 ms here; a plain loop takes 11 ms."],
  ["Negative zero appears in the list", "`Object.is(range(-0, 1)[0], 0)` is `false`."],
  ["range() of one argument", "`range(3)` returns `[]`; in Python it counts from zero."],
  ["License file is missing from the package", "Our scanner reports “unknown license” for 1.0.0."],
  ["sum(BigInt) throws a TypeError", "`sum([1n, 2n])`: cannot mix BigInt and other types."],
  ["Wrong total on the invoice page", "The last position is not counted when a discount is on it."],
  ["Badge in the README is broken", "It points at a build service that is gone."],
  ["range() returns a new list on every call", "Could equal calls share one? We compare by identity."],
  ["Source maps point to a missing file", "The debugger opens `src/index.ts`, which is not published."],
  ["sum() counts the same row twice after a retry", "Seen twice this week. Both times the first request had timed out."],
  ["Page numbers stop one short", "The pager of our shop shows 1 to 9 where there are 10 pages."],
  ["range(5, 1) should count down", "Expected: `[5, 4, 3, 2, 1]`. The test of the project says that it is empty."],
];

/** The same mistake as in `RANGE_ISSUE`, seen by somebody else. */
export const SINGLE_ISSUE: Issue = {
  title: "range() of a single number is empty",
  text: `\`\`\`js
const { range } = require("number-range");
range(7, 7); // => []
\`\`\`

Expected: \`range(7, 7)\` returns \`[7]\`
Actual: it returns \`[]\`
`,
};

/** What the agent is let at, the one that it proves last, so that it is the newest. */
const WORKED_ON: Issue[] = [
  { title: "Please publish the package under a scope", text: "It would be nice if it were `@acme/number-range`." },
  VAGUE_ISSUE,
  {
    title: "sum() of an empty list is undefined",
    text: "Expected: `sum([])` returns `0`\nActual: it returns `undefined`\n\nSeen with version 0.9.",
  },
  { title: "How do I leave the end out?", text: "Is there an option for it, or should I call `slice` on what comes back?" },
  TEXT_SUM_ISSUE,
  SINGLE_ISSUE,
  RANGE_ISSUE,
];

/** What a tracker holds of the repository of `makeRangeRepository`, oldest first. */
export const TRACKER_ISSUES: Issue[] = [...WAITING.map(([title, text]) => ({ title, text })), ...WORKED_ON];
export const WORKED_ON_TITLES: string[] = WORKED_ON.map(({ title }) => title);
