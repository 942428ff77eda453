import { describe, expect, test } from "vitest";
import type { ReproductionTest } from "../../../types/language.ts";
import type { TestFailure } from "../../../types/tests.ts";
import { parseIssue } from "../../1-intake/index.ts";
import { allCalls, isLiteral, literalCalls } from "./calls.ts";
import type { Asked } from "./features/issue.ts";
import { inLikelyOrder, likelihoodOf, unasked } from "./in-likely-order.ts";
import { likelyPairs } from "./likely-pairs.ts";
import { pairsOf } from "./pairs-of.ts";

const factsOf = (text: string, title = "A bug") => parseIssue({ title, text });

function gives(expression: string, actual: string, snippet: number | null = null): Asked {
  const failure: TestFailure = { kind: "assertion", errorType: null, message: "", expected: null, actual, frames: [] };
  return { call: { expression, snippet, inputs: [] }, failure };
}

function throws(expression: string, errorType: string): Asked {
  const failure: TestFailure = { kind: "exception", errorType, message: errorType, expected: null, actual: null, frames: [] };
  return { call: { expression, snippet: null, inputs: [] }, failure };
}

/** The likeliest call and what it is meant to give. */
function meant(text: string, asked: readonly Asked[]): [string, string] | null {
  const [first] = likelyPairs(factsOf(text), asked);
  return first === undefined ? null : [first.asked.call.expression, first.value];
}

describe("calls that are asked", () => {
  const SESSION = "```\n>>> box = Box(3)\n>>> box.add(1)\n1\n>>> box.left\n2\n```\n";

  test("are those of sessions, blocks and sentences, each once", () => {
    const facts = factsOf(`${SESSION}\n\`fill(2)\` is 3, and \`fill(2)\` again.\n\n\`\`\`js\nconsole.log(drain(4));\n\`\`\`\n`);

    expect(literalCalls(facts).map(({ expression }) => expression)).toEqual(
      expect.arrayContaining(["box.add(1)", "box.left", "fill(2)", "drain(4)"]),
    );
    expect(new Set(literalCalls(facts).map((call) => JSON.stringify(call))).size).toBe(literalCalls(facts).length);
  });

  test("are literal ones first, then names with what is told beside them", () => {
    const calls = allCalls(factsOf("`parseLogin` makes nothing of `kim@corp`, and `parseLogin('a')` is fine."));
    const literal = calls.map(isLiteral);

    expect(calls[0]?.expression).toBe("parseLogin('a')");
    expect(calls.map(({ expression }) => expression)).toContain('parseLogin("kim@corp")');
    expect(literal.indexOf(false)).toBeGreaterThan(literal.lastIndexOf(true));
  });
});

describe("of the calls of an issue and the values that it tells", () => {
  test("a value that comes now is no wish", () => {
    const pairs = pairsOf(factsOf("`f(1)` gives `2` and should give `3`."), [gives("f(1)", "2")]);

    expect(pairs.map(({ value }) => value)).toEqual(["3"]);
  });

  test.each<[string, string, Asked[], [string, string]]>([
    [
      "the one right behind the call, and not that of another",
      "`winner(ballots)` throws an IndexError. It should be `'Ines'`. The call `count([], ['Ann'])` crashes as well and should just be `{'Ann': 0}`.",
      [throws("count([], ['Ann'])", "IndexError")],
      ["count([], ['Ann'])", "{'Ann': 0}"],
    ],
    [
      "the call that gives something like it now",
      "```\n> escape('Thanks 😀')\n'Thanks <d83d>'\n> unescape('Thanks <1f600>')\n'Thanks 😀'\n```\n\nI want `Thanks <1f600>`.",
      [gives("escape('Thanks 😀')", "'Thanks <d83d>'", 0), gives("unescape('Thanks <1f600>')", "'Thanks 😀'", 0)],
      ["escape('Thanks 😀')", "Thanks <1f600>"],
    ],
    [
      "a value of the kind that comes now",
      '`title("The")` comes out as `the`, want `The`. There are 3 such words.',
      [gives('title("The")', '"the"')],
      ['title("The")', "The"],
    ],
  ])("%s is meant", (_, text, asked, wanted) => {
    expect(meant(text, asked)).toEqual(wanted);
  });

  test("none is likely where nothing speaks for one", () => {
    const pairs = likelyPairs(factsOf("It was `2` in 1.4, I have 12 of them. `f(1)` looks odd."), [gives("f(1)", "[[]]")]);

    expect(Math.max(0, ...pairs.map(({ probability }) => probability))).toBeLessThan(0.1);
  });
});

describe("the order of tests", () => {
  const asks = (expression: string, expected: string, more: Partial<ReproductionTest> = {}): ReproductionTest => ({
    id: "1",
    testName: "a bug",
    filePath: "test/a.test.js",
    code: "",
    derivedFrom: "the text",
    symptom: { kind: "wrong_value", expected, actual: null },
    probe: {},
    secondExamples: [],
    asks: { expression, expected },
    ...more,
  });
  const pair = (expression: string, value: string, probability: number) => ({
    asked: gives(expression, "0"),
    value,
    probability,
  });
  const PAIRS = [pair("f(1)", "2", 0.95), pair("f(2)", "true", 0.8), pair("f(3)", "5", 0.3), pair("f(4)", "6", 0.01)];

  test("puts what is likely first and what is hardly meant last", () => {
    const tests = [asks("f(4)", "6"), asks("f(3)", "5"), asks("f(2)", "True"), asks("f( 1 )", "2"), asks("g(1)", "7")];

    expect(inLikelyOrder(tests, PAIRS).map((one) => one.asks?.expression)).toEqual(["f( 1 )", "f(2)", "f(3)", "g(1)", "f(4)"]);
  });

  test("keeps what asks for no single value where it stands, and what joins several examples ahead of them", () => {
    const { asks: _, ...other } = asks("f(9)", "1");
    const joined = asks("f(1)", "2", { parts: [] });

    expect(likelihoodOf(other, PAIRS)).toBeNull();
    expect(inLikelyOrder([other, asks("f(1)", "2"), joined], PAIRS)).toEqual([joined, asks("f(1)", "2"), other]);
  });

  test("tells what is likely and asked by no test", () => {
    expect(unasked(PAIRS, [asks("f(1)", "2")]).map(({ value }) => value)).toEqual(["true"]);
  });
});
