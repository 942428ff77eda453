import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Observation } from "../types/language.ts";
import { areAlike, compareNeighbours, stable, withRefused } from "./neighbours.ts";

const value = (input: string, outcome: string): Observation => ({ input, outcome, kind: "value" });
const nothing = (input: string): Observation => ({ input, outcome: "null", kind: "nothing" });
const throws = (input: string): Observation => ({ input, outcome: "TypeError", kind: "throws" });
const base = [value("f(0)", "0B"), value("f(1)", "1B"), value("f(1024)", "1KB"), nothing("f('a')")];

describe("compareNeighbours", () => {
  it("refuses a fix that leaves no input its value", () => {
    const verdict = compareNeighbours(base, [nothing("f(0)"), throws("f(1)"), nothing("f(1024)"), value("f('a')", "a")]);

    expect(verdict).toMatchObject({ compared: 4, lost: 3 });
    expect(verdict.refusal).toBe("all 3 neighbours of its input that had a value have none with this fix, e.g. f(0): 0B → null");
  });

  it("refuses a fix after which all answers are the same", () => {
    const same = base.slice(0, 3).map(({ input }) => value(input, "7B"));

    expect(compareNeighbours(base, same).refusal).toContain("have the same with this fix");
  });

  it("refuses a fix with which nearly all of many inputs have no value any more", () => {
    const before = ["1", "2", "3", "4", "5", "6"].map((text) => value(`offer(${text})`, text));
    const after = (none: number) =>
      before.map((one, at) => (at < none ? { ...one, outcome: "null", kind: "nothing" as const } : one));

    expect(compareNeighbours(before, after(5)).refusal).toContain("5 of 6 neighbours of its input that had a value have none");
    expect(compareNeighbours(before, after(4)).refusal).toBeNull();
  });

  it("admits changes of some, and of all where they stay apart", () => {
    const some = [value("f(0)", "0B"), nothing("f(1)"), value("f(1024)", "1kB"), nothing("f('a')")];
    const all = base.map(({ input }) => value(input, `${input} better`));

    expect(compareNeighbours(base, some)).toMatchObject({
      refusal: null,
      lost: 1,
      changed: [{ input: "f(1)" }, { input: "f(1024)" }],
    });
    expect(compareNeighbours(base, all)).toMatchObject({ refusal: null, compared: 4, lost: 0 });
  });

  it("does not count against a fix what had the example's own wrong value", () => {
    const example: Observation = { ...value("find(3)", "-1"), isExample: true };
    const kept = ["1", "2", "4"].map((place) => value(`find(${place}0)`, place));
    const before = [example, value("find(1)", "-1"), value("find(9)", "-1"), ...kept, value("find(5)", "5")];
    const after = [{ ...example, outcome: "2" }, value("find(1)", "0"), value("find(9)", "-1"), ...kept, value("find(5)", "5")];

    expect(compareNeighbours(before, after)).toMatchObject({ compared: 6, ordinary: 5, kept: 5, lost: 0 });
    expect(compareNeighbours(before.slice(1), after)).toMatchObject({ compared: 6, ordinary: 6, kept: 5 });
    // Where most have it, it is right for most.
    expect(compareNeighbours(before.slice(0, 4), after)).toMatchObject({ compared: 3, ordinary: 3, kept: 2 });
  });

  it("does not count against a fix what is answered otherwise as the example is", () => {
    const example: Observation = { ...value("show('', null)", "' null'"), isExample: true };
    const before = [
      example,
      value("show('a', null)", "'a null'"),
      value("show('a', 1)", "'a 1'"),
      value("show('b', 1)", "'b 1'"),
    ];
    const now = (text: string): Observation[] => [
      { ...example, outcome: "' '" },
      value("show('a', null)", text),
      ...before.slice(2),
    ];

    expect(compareNeighbours(before, now("'a '"))).toMatchObject({ compared: 3, ordinary: 2, turned: 1, kept: 2 });
    expect(compareNeighbours(before, now("'a'"))).toMatchObject({ compared: 3, ordinary: 3, kept: 2 });
  });

  it("does not count against a fix what becomes of inputs of another kind", () => {
    const before = [value("f(1)", "1"), value("f(2)", "2"), { ...value("f([])", "[]"), isOfOtherKind: true }];
    const after = [...before.slice(0, 2), { ...value("f([])", "''"), isOfOtherKind: true }];

    expect(compareNeighbours(before, after)).toMatchObject({ compared: 3, ordinary: 2, kept: 2, lost: 0 });
    expect(compareNeighbours(before, before)).toMatchObject({ compared: 3, ordinary: 3, kept: 3 });
  });

  it("does not count as lost what had the example's own value and has nothing as it should", () => {
    const example: Observation = { ...value("path('{a-}', 1)", "'{a-}'"), isExample: true };
    const before = [example, ...[2, 3, 4].map((id) => value(`path('{a-}', ${id})`, "'{a-}'")), value("path('b')", "'b'")];
    const after = before.map((one) => (one.outcome === "'{a-}'" ? { ...one, outcome: "null", kind: "nothing" as const } : one));

    expect(compareNeighbours(before, after)).toMatchObject({ ordinary: 1, kept: 1, lost: 0 });
  });

  it("does not count against a fix what had the example's own value and is refused as it is", () => {
    const example: Observation = { ...value("parse('abc')", "0"), isExample: true };
    const before = [example, ...["abd", "ab", "bc"].map((text) => value(`parse('${text}')`, "0")), value("parse('2s')", "2")];
    const refusing = (name: string): Observation[] =>
      before.map(({ input }) => ({ input, outcome: `${name}: no time`, kind: "throws" }));
    const kept = (name: string): Observation[] => [...refusing(name).slice(0, 4), value("parse('2s')", "2")];

    expect(compareNeighbours(before, kept("Error"))).toMatchObject({ ordinary: 1, kept: 1, lost: 0, refusal: null });
    expect(compareNeighbours(before, [...kept("Error").slice(0, 1), ...kept("TypeError").slice(1)])).toMatchObject({
      ordinary: 4,
      kept: 1,
      lost: 3,
    });
    const others = before.map((one) => (one.isExample === true ? one : { ...one, outcome: one.input.length.toString() }));
    expect(compareNeighbours(others, refusing("Error")).refusal).toContain("all 4 neighbours");
  });

  it("refuses a fix with which what lacks the example's sign gets it as well", () => {
    const example: Observation = { ...value("minutes('-00:44')", "44"), isExample: true };
    const others = [value("minutes('01:00')", "60"), value("minutes('-02:00')", "-120"), value("minutes('9:00')", "540")];
    const before = [example, value("minutes('00:44')", "44"), ...others];
    const after = (outcome: string) => [{ ...example, outcome: "-44" }, value("minutes('00:44')", outcome), ...others];

    expect(compareNeighbours(before, after("-44")).refusal).toContain("minutes('00:44'): 44 → -44");
    expect(compareNeighbours(before, after("44")).refusal).toBeNull();
    // Where the example has no such sign, the fix is about something else.
    const unsigned = before.map((one) => ({ ...one, input: one.input.replace("-00", "00 ") }));
    expect(
      compareNeighbours(
        unsigned,
        after("-44").map((one, at) => ({ ...one, input: unsigned[at]?.input ?? "" })),
      ).refusal,
    ).toBeNull();
  });

  it("counts yes and no as ever: they are right for many inputs", () => {
    const example: Observation = { ...value("even(3)", "true"), isExample: true };
    const before = [example, value("even(1)", "true"), value("even(2)", "true")];
    const after = before.map((one) => ({ ...one, outcome: "false" }));

    expect(compareNeighbours(before, after)).toMatchObject({ ordinary: 2, kept: 0 });
  });

  it("takes the first missing answer for a hang and asks nothing of those behind it", () => {
    const verdict = compareNeighbours(base, [value("f(0)", "0B")]);

    expect(verdict).toMatchObject({ compared: 2, lost: 1, refusal: null });
  });

  it("refuses a fix that gives most of many inputs one new answer", () => {
    const before = ["1", "2", "3", "4", "5", "6"].map((text) => value(`equal(${text}, NaN)`, "false"));
    const after = before.map(({ input }) => value(input, "true"));

    expect(compareNeighbours(before, after).refusal).toContain("6 of 6 neighbours");
    expect(compareNeighbours(before, [...after.slice(0, 3), ...before.slice(3)]).refusal).toBeNull();
  });

  it("leaves errors out that are not the example's: a number where texts are expected is no input", () => {
    const before = [
      { input: "f(null)", outcome: "TypeError: Cannot read properties of null (reading 'trim')", kind: "throws" as const },
      { input: "f(1)", outcome: "TypeError: name.trim is not a function", kind: "throws" as const },
    ];

    expect(compareNeighbours(before, before).unresolved).toBe(2);
    expect(compareNeighbours(before, before, "Cannot read properties of undefined (reading 'trim')").unresolved).toBe(1);
    const example = { ...value("f('a')", "A"), isExample: true };
    expect(compareNeighbours([example, ...before], [example, ...before]).unresolved).toBe(0);
  });

  it("says nothing of few inputs", () => {
    expect(compareNeighbours(base.slice(0, 2), [nothing("f(0)"), nothing("f(1)")]).refusal).toBeNull();
  });

  it("never refuses what changes nothing", () => {
    const observation = fc.record({
      input: fc.string(),
      outcome: fc.string(),
      kind: fc.constantFrom("value" as const, "nothing" as const, "throws" as const),
    });
    fc.assert(
      fc.property(fc.uniqueArray(observation, { selector: (one) => one.input }), (all) => {
        expect(compareNeighbours(all, all)).toEqual({
          compared: all.length,
          changed: [],
          lost: expect.any(Number),
          turned: 0,
          ordinary: all.filter(({ kind }) => kind === "value").length,
          kept: all.filter(({ kind }) => kind === "value").length,
          unresolved: all.filter(({ kind }) => kind !== "value").length,
          refusal: null,
        });
      }),
    );
  });
});

it("tells edits apart by inputs of the example's kinds only", () => {
  const other: Observation = { ...value("f('1')", "NaNB"), isOfOtherKind: true };

  expect(areAlike([value("f(1)", "1B")], [value("f(1)", "1 B")])).toBe(false);
  expect(areAlike([value("f(1)", "1B"), other], [value("f(1)", "1B"), { ...other, outcome: "1B" }])).toBe(true);
});

it("leaves out what answers otherwise each time", () => {
  expect(stable([value("a", "1"), value("b", "2")], [value("a", "1"), value("b", "3")])).toEqual([value("a", "1")]);
});

describe("withRefused", () => {
  const FAULT = "Cannot read properties of null (reading 'trim')";
  const refused = (input: string, message: string): Observation => ({ input, outcome: `TypeError: ${message}`, kind: "throws" });
  const before = [
    refused("f(null)", FAULT),
    refused("f(undefined)", "Cannot read properties of undefined (reading 'trim')"),
    refused("f(0)", "text.trim is not a function"),
    { input: "f(-1)", outcome: "no answer in time", kind: "throws" } as const,
    value("f('a')", "A"),
  ];
  const now = before.map(({ input }) => value(input, ""));

  it("tells what is refused for another reason than the example to be no input", () => {
    const told = withRefused(now, before, FAULT).filter(({ isOfOtherKind }) => isOfOtherKind === true);

    expect(told.map(({ input }) => input)).toEqual(["f(0)"]);
    expect(
      areAlike(withRefused(now, before, FAULT), [...before.slice(2, 3), ...now.filter(({ input }) => input !== "f(0)")]),
    ).toBe(true);
  });

  it("says nothing where the example threw nothing", () => {
    expect(withRefused(now, before, null)).toBe(now);
  });
});

describe("areAlike", () => {
  it("tells edits apart by values and errors, and not by what gives nothing", () => {
    expect(areAlike(base, base)).toBe(true);
    expect(areAlike(base, [value("f(0)", "0B"), nothing("f(1)"), value("f('a')", "aB")])).toBe(true);
    expect(areAlike(base, [value("f(0)", "0")])).toBe(false);
    expect(areAlike(base, [throws("f(0)")])).toBe(false);
    expect(areAlike(base, [])).toBe(true);
  });
});
