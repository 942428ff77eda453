import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchContext } from "./match-context.ts";
import { contextOf } from "./testing/frames.ts";

const TEXT = "def a(x):\n    y = x\n    return y.b\n\n\ndef c(x):\n    y = x\n    return y.d\n";
const LINES = TEXT.split("\n");

describe("matchContext", () => {
  test("confirms the line where the lines around it are the same", () => {
    expect(matchContext({ line: 3, context: contextOf(TEXT, 3) }, LINES)).toEqual({ line: 3, confirmed: true });
  });

  test("follows code that has moved", () => {
    const moved = ["# new", "# lines", ...LINES];

    expect(matchContext({ line: 8, context: contextOf(TEXT, 8) }, moved)).toEqual({ line: 10, confirmed: true });
  });

  test("takes the number alone, unconfirmed, where no lines were recorded", () => {
    expect(matchContext({ line: 3, context: [] }, LINES)).toEqual({ line: 3, confirmed: false });
    expect(matchContext({ line: 300, context: [] }, LINES)).toBeNull();
    expect(matchContext({ line: null, context: [] }, LINES)).toBeNull();
  });

  test("refuses other code, also where the crash's own line is the same", () => {
    const changed = contextOf(TEXT, 3, 2).map((one) => (one.line === 3 ? one : { ...one, text: `${one.text} # old` }));

    expect(matchContext({ line: 3, context: changed }, LINES)).toBeNull();
    expect(matchContext({ line: 3, context: [{ line: 3, text: "return other" }] }, LINES)).toBeNull();
    expect(matchContext({ line: 3, context: [{ line: 2, text: "y = x" }] }, LINES)).toBeNull();
  });

  test("knows a line that the monitor cut", () => {
    const long = `    return call(${"argument, ".repeat(20)})`;
    const context = [{ line: 1, text: `{snip} ${long.slice(20, 120)} {snip}` }];

    expect(matchContext({ line: 1, context }, [long])).toEqual({ line: 1, confirmed: true });
  });

  test("finds each line of a file of different lines, wherever it has moved", () => {
    const lines = fc.uniqueArray(fc.stringMatching(/^[a-z]{3,12}$/), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(lines, fc.nat(), fc.nat({ max: 20 }), (all, at, shift) => {
        const line = (at % all.length) + 1;
        const moved = [...Array.from({ length: shift }, () => "# 1"), ...all];
        expect(matchContext({ line, context: contextOf(all.join("\n"), line) }, moved)).toEqual({
          line: line + shift,
          confirmed: true,
        });
      }),
    );
  });
});
