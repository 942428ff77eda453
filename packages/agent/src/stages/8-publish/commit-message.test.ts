import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commitMessage, commitSubject } from "./commit-message.ts";
import { commitStyleOf, DEFAULT_STYLE } from "./commit-style.ts";
import { type IssueReference, keyOf } from "./issue-reference.ts";
import { hostileText } from "./testing/hostile-text.ts";
import { provenRun } from "./testing/proven-run.ts";

const ISSUE: IssueReference = { title: "clamp gives the lower limit", key: "ACME-12", url: "https://tracker.test/ACME-12" };
const SIGNER = { name: "Ada", email: "ada@acme.test" };
const run = provenRun({ file: "packages/shapes/src/limits.js" });
const WORDS = ["add a circle", "drop the old build", "speed up rendering", "fix the area of a ring", "keep the order of points"];

const inStyle = (of: (words: string, index: number) => string): string[] => [...WORDS, ...WORDS].map(of);
const capital = (words: string): string => words.replace(/^./, (letter) => letter.toUpperCase());

describe("a commit in the repository's own style", () => {
  it.each<[string, string[], IssueReference, string]>([
    ["nothing to go by", ["init", "wip"], ISSUE, "Fix: clamp gives the lower limit (ACME-12)"],
    [
      "no style at all",
      inStyle((words, n) => ["feat: ", "[a] ", "", "ABC-1 ", "x: "][n % 5] + words),
      ISSUE,
      "Fix: clamp gives the lower limit (ACME-12)",
    ],
    ["conventional", inStyle((words) => `feat: ${words}`), ISSUE, "fix: clamp gives the lower limit"],
    ["conventional, capital", inStyle((words) => `fix: ${capital(words)}`), ISSUE, "fix: Clamp gives the lower limit"],
    [
      "a known scope",
      inStyle((words, n) => `fix(${n % 2 ? "shapes" : "text"}): ${words}`),
      ISSUE,
      "fix(shapes): clamp gives the lower limit",
    ],
    ["other scopes", inStyle((words) => `fix(text)!: ${words}`), ISSUE, "fix: clamp gives the lower limit"],
    ["behind gitmoji", inStyle((words) => `:bug: fix: ${words}`), ISSUE, "fix: clamp gives the lower limit"],
    ["areas in brackets", inStyle((words) => `[shapes] ${capital(words)}`), ISSUE, '[shapes] Fix "clamp gives the lower limit"'],
    ["areas", inStyle((words) => `shapes: ${words}`), ISSUE, 'shapes: fix "clamp gives the lower limit"'],
    ["orders", inStyle(capital), ISSUE, 'Fix "clamp gives the lower limit"'],
    [
      "the past",
      ["Added a", "Fixed b", "Removed c", "Changed d", "Merged e", "Bumped f"],
      ISSUE,
      'Fixed "clamp gives the lower limit"',
    ],
    ["the present", ["Adds a", "Fixes b", "Removes c", "Changes d", "Keeps e"], ISSUE, 'Fixes "clamp gives the lower limit"'],
    ["a ticket first", inStyle((words) => `ACME-7: ${capital(words)}`), ISSUE, 'ACME-12: Fix "clamp gives the lower limit"'],
    ["a ticket and a space", inStyle((words) => `ACME-7 ${words}`), ISSUE, 'ACME-12 fix "clamp gives the lower limit"'],
    [
      "a number at the end",
      inStyle((words, n) => `${capital(words)} (#${n})`),
      { ...ISSUE, key: "#12" },
      'Fix "clamp gives the lower limit" (#12)',
    ],
    [
      "conventional and a number",
      inStyle((words, n) => `fix: ${words} (#${n})`),
      { ...ISSUE, key: "#12" },
      "fix: clamp gives the lower limit (#12)",
    ],
    ["names stay as they are", inStyle((words) => `fix: ${words}`), { title: "TypeError in Circle" }, "fix: TypeError in Circle"],
    ["a verb of its own", inStyle(capital), { title: 'Fix "ring" area' }, "Fix \"'ring' area\""],
  ])("%s", (_name, messages, issue, subject) => {
    expect(commitSubject(run, issue, commitStyleOf(messages))).toBe(subject);
  });

  it("is signed off where nearly all are, by the author alone", () => {
    const signed = inStyle((words) => `${words}\n\nSigned-off-by: Grace <grace@acme.test>`);
    const message = (messages: string[]): string =>
      commitMessage(run, ISSUE, commitStyleOf(messages), { signer: SIGNER, closes: "Fixes #12" });

    expect(message(signed)).toMatch(/\n\nFixes #12\nSigned-off-by: Ada <ada@acme\.test>\n$/);
    expect(message([...signed, "unsigned", "unsigned too"])).not.toContain("Signed-off-by");
    expect(message([])).toBe(
      [
        "Fix: clamp gives the lower limit (ACME-12)",
        "",
        "Change: variable: `low` became `high` at limits.js:5",
        "Before: gives 0 where 3 is expected",
        "Regression test: test/clamp.test.js",
        "Issue: https://tracker.test/ACME-12",
        "",
        "Fixes #12",
        "",
      ].join("\n"),
    );
  });

  it("ignores what tools wrote", () => {
    const tools = ["Merge branch 'a'", 'Revert "b"', "1.2.3", "v2.0.0", "Bump x from 1 to 2", "Release 3"];

    expect(commitStyleOf([...tools, ...tools])).toEqual(DEFAULT_STYLE);
    expect(commitStyleOf([...tools, ...inStyle((words) => `fix: ${words}`)]).form).toBe("conventional");
  });
});

describe("words of others in a commit", () => {
  const anyStyle = fc
    .tuple(
      fc.constantFrom("", "fix: ", "fix(shapes): ", "[shapes] ", "shapes: ", "ABC-1: ", "ABC-1 "),
      fc.array(fc.string(), { maxLength: 12 }),
    )
    .map(([prefix, rest]) => commitStyleOf([...inStyle((words) => prefix + words), ...rest]));

  it("make one subject of at most 72 characters, and neither mention, close, skip nor sign anything", () => {
    fc.assert(
      fc.property(anyStyle, hostileText, hostileText, hostileText, (style, title, key, symptom) => {
        const message = commitMessage(provenRun({ symptom, chosen: symptom }), { title, key, url: null }, style, {
          signer: SIGNER,
        });

        const [subject = "", blank, ...body] = message.split("\n");
        expect(subject.length).toBeLessThanOrEqual(72);
        expect(subject.trim()).toBe(subject);
        expect(blank).toBe("");
        const own = message.replace(keyOf({ title, key }) ?? "", "");
        expect(own).not.toMatch(/[@#](?=\w)|\bGH-\d|\bABC-\d|:\/\/|\[skip ci\]|\*{3}NO_CI/i);
        const starts = /^(?:Change|Before|Regression test|Issue): |^Signed-off-by: Ada <ada|^$/;
        expect(body.filter((line) => !starts.test(line.replace("ada@acme", "ada")))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it.each(["#***NO_CI***", "@***NO_CI", "ABC-***NO_CI1", "ABC-x://1", "GH-a+b://7", "a:/b:///c", "#****x://NO_CI"])(
    "name nothing once a part of them is taken out: %s",
    (title) => {
      const subject = commitSubject(run, { title, key: null, url: null });

      expect(subject).not.toMatch(/[@#](?=\w)|\bGH-\d|\bABC-\w*\d|:\/\/|\*NO_CI/i);
    },
  );

  it("are read as a style only by what they are", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme" }), { maxLength: 60 }), (messages) => {
        const subject = commitSubject(run, ISSUE, commitStyleOf(messages));

        expect(subject).toMatch(/fix/i);
        expect(subject).toContain("clamp gives the lower limit");
        expect(subject.length).toBeLessThanOrEqual(72);
      }),
    );
  });
});
