import { runsSlowTests } from "@fixpoint/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPool } from "../pool.ts";
import { makeFixture } from "../../testing/fixture.ts";
import type { Pool } from "../types.ts";
import { weighed, type PatternEdit } from "./effects.ts";
import { editsOf, mutantsOf } from "./index.ts";
import { samplesOf } from "./samples.ts";
import { parsePattern, type Pattern } from "./syntax.ts";
import { NOTHING_TOLD } from "./told.ts";

function poolOf(issue: string): Pool {
  const { reproduction, facts } = makeFixture({ files: {}, probe: "", issue });
  return createPool({ suspicious: [], reproduction, facts, purpose: "repair" }, []);
}

const edits = (pattern: string, flags = "", issue = ""): string[] =>
  editsOf(pattern, flags, { pool: poolOf(issue), isCut: false }).map((edit) => `/${edit.pattern}/${edit.flags}`);

function parsed(text: string, flags = ""): Pattern {
  const pattern = parsePattern(text, flags);
  if (pattern === null) throw new Error(`no pattern: ${text}`);
  return pattern;
}

/** Patterns of a few parts, groups within groups too. */
const patterns = fc
  .letrec<{ part: string; group: string; whole: string }>((tie) => ({
    part: fc.oneof(
      fc.constantFrom("a", "\\d", "\\w", "[a-f]", "[^,;]", ".", "\\.", "x-", " ", "\\s", "[-+]", "\\b", "(?=a)", "(?!-)"),
      tie("group"),
    ),
    group: fc.tuple(fc.constantFrom("(", "(?:"), tie("whole")).map(([open, inner]) => `${open}${inner})`),
    whole: fc
      .array(fc.tuple(tie("part"), fc.constantFrom("", "", "+", "*", "?", "{2,3}", "{4}", "+?")), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.map(([part, times]) => part + (/^(?:\\b|\(\?[=!])/.test(part) ? "" : times)).join("")),
  }))
  .whole.filter((text) => parsePattern(text, "") !== null);

function isRegExp({ pattern, flags }: PatternEdit): boolean {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}

describe("edits", () => {
  test("each is another pattern, and comes once", () => {
    fc.assert(
      fc.property(patterns, fc.constantFrom("", "g", "i"), (text, flags) => {
        const all = editsOf(text, flags, { pool: poolOf("`f('a-1,b')` is wrong"), isCut: false });
        const written = all.map((edit) => `/${edit.pattern}/${edit.flags}`);
        // One look at all of them: `expect` is slow for hundreds.
        expect(all.filter((edit) => !isRegExp(edit))).toEqual([]);
        expect(new Set(written).size).toBe(written.length);
        expect(written).not.toContain(`/${text}/${flags}`);
        expect(all.every(({ weight }) => weight > 0 && weight <= 1.5)).toBe(true);
      }),
      { numRuns: runsSlowTests ? 60 : 20 },
    );
  });

  test("sets of sets have some", () => {
    expect(edits("^[z--a]$", "v", "`f('zz')` is false")).not.toEqual([]);
  });

  test("what is no pattern has none", () => {
    expect(edits("(")).toEqual([]);
    expect(mutantsOf("[", "")).toEqual([]);
  });

  const ROWS: [name: string, from: string, to: string, issue?: string][] = [
    ["fewer times", "[A-Z]{3}$", "[A-Z]{2,}$"],
    ["as long as the example's run", "^\\d{2}:[a-z]{1,2}$", "^\\d{2}:[a-z]{1,5}$", "`f('10:abcde')` is false"],
    ["at both parts that are alike", "([0-5][0-9]):([0-5][0-9])", "([0-5]?[0-9]):([0-5]?[0-9])"],
    ["all but the sign before it", "^-.+", "^-[^-]+"],
    ["all but a sign of the example", "\\S+", "[^\\s,]+", "`f('a,b')` is 'a,b'"],
    ["anything as far as what follows", "~([^~]+)~~", "~([\\s\\S]*?)~~"],
    ["what is asked for is no part of it", "\\w+\\s", "\\w+(?=\\s)"],
    ["a part more in a group", "-([a-z]+)\\d", "-([a-z]+\\d)"],
    ["one branch less", "^(?:on|off|o)$", "^(?:on|off)$"],
    ["a text of the example beside a part", "^(\\d+)$", "^(\\d+|latest)$", "`f('latest')` is null"],
    ["what the example looks like", "^\\d{6}$", "^\\d{6}$|^[A-Z]\\d{5}$", "`isNumber('K12345')` is false"],
    ["an end in each branch", "^a|b", "^a|^b"],
    ["not behind its own sign", "\\$\\w+", "(?<!\\$)\\$\\w+"],
    ["one sign more in a listed class", "[89]\\d", "[489]\\d", "`f('41')`"],
    ["the other way round", "(\\d)?-(\\w)", "-(\\d)?(\\w)"],
    ["a sign before each part that is alike", "(\\d+)x(\\d+)", "(-?\\d+)x(-?\\d+)", "`f('-1x-2')`"],
    ["blanks on both sides of a sign", "\\|", "\\s*\\|\\s*"],
    ["what follows a sign of the example", "\\.txt$", "\\.txt(?:#.*)?$", "`f('a.txt#top')`"],
    ["brackets go together", "[|&^]", "[|&^()]", "`f('(')`"],
    ["a number has no zeros in front", "^(\\d+)$", "^((?:0|[1-9]\\d*))$", "`f('007')`"],
    ["no more digits in place of the end", "([a-z]\\d{2})$", "([a-z]\\d{2})(?!\\d)"],
    ["what else parts them", "(\\w+)>(\\w+)", "(\\w+)(?:>|->)(\\w+)", "`f('a->b')`"],
    ["a sign that is no part of a word", "~(\\w+)", "(?<!\\w)~(\\w+)", "`f('a~b')`"],
    ["a sign alone, and not twice", "%(\\w+)", "(?<!%)%(?!%)(\\w+)", "`f('%%a')`"],
    ["all but the sign before it", "#(\\w+)$", "#([^#]+)$"],
    ["a very large number", "^(\\d+)$", "^(\\d+(?:[eE][+-]?\\d+)?)$", "`f('2e6')`"],
  ];
  test.each(ROWS)("%s", (_, from, to, issue = "") => {
    expect(edits(from, "", issue)).toContain(`/${to}/`);
  });

  // Of those that do what the example wants, the first.
  const FIRST: [name: string, from: string, to: string, example: string, fits?: boolean][] = [
    ["a sign that only stands in front is none of the digits", "^(\\d+)(in|cm)$", "^(-?\\d+)(in|cm)$", "-4in"],
    ["a blank comes between two parts", "^(\\d+)(in|cm)$", "^(\\d+)\\s*(in|cm)$", "4 in"],
    ["more of the same", "^-(\\w)$", "^-(\\w+)$", "-xyz"],
    ["any number of digits, and not this one", "^([a-z]+)=[a-z]$", "^([a-z0-9]+)=[a-z]$", "row2=a"],
    ["what comes twice is not meant", "e$", "(?<!e)e$", "tree", false],
    ["one of its kind", "^\\d{4}$", "^\\d{4}[A-Z]?$", "1234B"],
    ["what the brackets do not end", "^<(\\w+)>$", "^<([^>]+)>$", "<a+b=c>"],
    ["another word", "\\.min\\.css$", "\\.min\\.(?:css|html)$", "a.min.html"],
    ["one of what may be several", "^(\\d+) (tea|cup)s?$", "^(\\d+) (tea|cup|spoon)s?$", "2 spoons"],
  ];
  test.each(FIRST)("first: %s", (_, from, to, example, fits = true) => {
    const all = editsOf(from, "", { pool: poolOf(`\`f('${example}')\``), isCut: false });
    const [first] = all.filter((edit) => new RegExp(edit.pattern, edit.flags).test(example) === fits);
    expect(first).toMatchObject({ pattern: to, flags: "" });
  });

  test("what changes less of what the pattern takes comes first", () => {
    const all = edits("^\\d{4}-\\d{2}$", "", "`f('2020-7')` is false");
    expect(all.indexOf("/^\\d{4}-\\d{1,2}$/")).toBeLessThan(all.indexOf("/^\\d{4}-.*\\d{2}$/"));
  });
});

describe("effects", () => {
  test("an edit that changes nothing is hardly a fix", () => {
    const [changing, same] = weighed(
      parsed("^a+$"),
      [
        { pattern: "^(?:a+)$", flags: "", weight: 1 },
        { pattern: "^a*$", flags: "", weight: 0.9 },
      ],
      NOTHING_TOLD,
    );
    expect(changing).toMatchObject({ pattern: "^a*$" });
    expect(changing?.weight).toBeGreaterThan(0.5);
    expect(same).toMatchObject({ pattern: "^(?:a+)$", weight: 0.3 });
  });

  test("a pattern that takes for ever is not waited for, and its edits stay", () => {
    const text = "^(?:a+)+$";
    const told = { ...NOTHING_TOLD, texts: [`${"a".repeat(40)}b`] };
    expect(weighed(parsed(text), [{ pattern: "^a+$", flags: "", weight: 0.5 }], told)).toEqual([
      { pattern: "^a+$", flags: "", weight: 0.5 },
    ]);
  });
});

describe("samples", () => {
  test("are the same each time", () => {
    const pattern = parsed("(a|b)+-[c-f]{2}(?=x)\\d*");
    expect(samplesOf(pattern)).toEqual(samplesOf(pattern));
  });

  test("most of what they begin with is taken", () => {
    for (const text of ["^\\d{4}-(?:0[1-9]|1[0-2])$", "^(\\w+)@\\1\\.[a-z]{2,3}$", "^[^,]+,\\s*(?:on|off)$"]) {
      const all = samplesOf(parsed(text));
      const taken = all.filter((one) => new RegExp(text).test(one));
      expect(all.length).toBeGreaterThan(20);
      expect(taken.length / all.length).toBeGreaterThan(0.3);
      // And some of them are not, or nothing could be told by them.
      expect(taken.length).toBeLessThan(all.length);
    }
  });
});

test("mutants change what a pattern takes first", () => {
  const pattern = parsed("^[a-c]+\\d{2}$");
  const texts = samplesOf(pattern);
  const found = (text: string, flags: string): string => JSON.stringify(texts.map((one) => new RegExp(text, flags).exec(one)));
  const base = found(pattern.text, "");
  const mutants = mutantsOf(pattern.text, "")
    .filter(({ flags }) => flags === "")
    .slice(0, 10);
  expect(mutants).toHaveLength(10);
  for (const mutant of mutants) expect(found(mutant.pattern, mutant.flags)).not.toBe(base);
});
