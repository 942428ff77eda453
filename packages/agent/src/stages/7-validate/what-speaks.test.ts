import { describe, expect, test } from "vitest";
import type { ReproductionTest } from "../../types/language.ts";
import type { Admitted } from "../4-reproduce/index.ts";
import { UNKNOWN_REACH, type Reach } from "../5-localise/reach.ts";
import { NO_EXAMPLES } from "./second-examples.ts";
import { whatSpeaks } from "./what-speaks.ts";

const BASE = "export const half = (count) => count / 3;\n";
const REPRODUCTION: ReproductionTest = {
  id: "js-1",
  testName: "half",
  filePath: "test/half.test.js",
  code: "",
  derivedFrom: "the first code block",
  symptom: { kind: "wrong_value", expected: "4", actual: "2" },
  probe: {},
  secondExamples: [],
};
const ADMITTED: Admitted = {
  test: REPRODUCTION,
  runs: [],
  failure: { kind: "assertion", errorType: "AssertionError", message: "2 !== 4", expected: "4", actual: "2", frames: [] },
  verdict: { passed: true, code: "reproduced", detail: "" },
};
const CALLED: Reach = { ...UNKNOWN_REACH, elsewhere: () => ({ file: "cli.js", line: 7 }) };

interface Told {
  position?: number;
  survivors?: number[];
  ordinary?: number;
  kept?: number;
  isJudgedBySuite?: boolean;
  reach?: Reach;
  /** All that survive answer inputs near the example's alike. */
  doTheSame?: boolean;
  /** Where the value should be, an error is thrown. */
  isThrown?: boolean;
  /** It is a test of the project's own. */
  isInTree?: boolean;
  lines?: number;
  /** Other examples that hold. */
  unseen?: number;
}

const THROWN: Admitted = {
  ...ADMITTED,
  test: { ...REPRODUCTION, symptom: { kind: "exception", errorType: "TypeError", message: null } },
};

/** Of an edit of a project without a suite, among two thousand. */
function told({ position = 3, survivors = [3], ordinary = 20, kept = 20, ...more }: Told) {
  const {
    isJudgedBySuite = false,
    reach = UNKNOWN_REACH,
    doTheSame = false,
    isThrown = false,
    isInTree = false,
    lines = 10,
    unseen = 0,
  } = more;
  const at = BASE.indexOf("3");
  const edits = [{ file: "half.js", start: at, end: at + 1, replacement: "2" }];
  const candidate = { id: "a", edits, family: "constant", description: "", line: 1, score: 0.5, position };
  const changes = [{ path: "half.js", base: BASE, patched: BASE.replace("3", "2") }];
  const searched = { tried: 2000, considered: 2000, plausible: survivors.length, survivors, lines, seconds: 1 };
  const behaviours = {
    note: () => undefined,
    seen: () => ({ asked: survivors.length, ways: 1 }),
    firstLike: () => survivors[0] ?? null,
  };
  const admitted = isThrown ? THROWN : ADMITTED;
  return whatSpeaks(
    { admitted: { ...admitted, test: { ...admitted.test, isInTree } }, reach, searched, ...(doTheSame && { behaviours }) },
    { candidate, changes, seen: { ...NO_EXAMPLES, ordinary, kept, unseen }, judging: isJudgedBySuite ? "compared" : null },
  );
}

describe("an edit that no suite judges", () => {
  test("is lacking where it changes most inputs, and where what it changes is called elsewhere", () => {
    expect(told({ position: 60, kept: 8 })).toMatchObject({ isUnsupported: true, calledElsewhere: null });
    expect(told({ position: 60, reach: CALLED })).toMatchObject({ isUnsupported: false, calledElsewhere: { line: 7 } });
  });

  test("may lack one of the two where it passes far sooner than by chance", () => {
    expect(told({ kept: 8 })).toMatchObject({ isUnsupported: false, calledElsewhere: null });
    expect(told({ reach: CALLED })).toMatchObject({ isUnsupported: false, calledElsewhere: null });
  });

  test("may not lack both", () => {
    expect(told({ kept: 8, reach: CALLED })).toMatchObject({ isUnsupported: true, calledElsewhere: { line: 7 } });
  });

  test("may lack neither where others pass as well, or no input shows what it keeps", () => {
    const survivors = Array.from({ length: 40 }, (_, at) => at + 1);

    expect(told({ kept: 8, survivors })).toMatchObject({ isUnsupported: true });
    expect(told({ kept: 0 })).toMatchObject({ isUnsupported: true });
    expect(told({ ordinary: 2, kept: 2 })).toMatchObject({ isUnsupported: true });
  });
});

describe("an edit for a red test of the project's own", () => {
  const late = { position: 300, survivors: [300], kept: 15, isJudgedBySuite: true, isInTree: true };

  test("is proven where few lines may be wrong and it is found early, and of many only where it is found at once", () => {
    expect(told({ ...late, lines: 20 })).toMatchObject({ byChance: { position: 300, lines: 20 } });
    expect(told({ ...late, lines: 20, position: 80, survivors: [80] })).toMatchObject({ byChance: null });
    expect(told({ ...late, lines: 300 })).toMatchObject({ byChance: { position: 300, lines: 300 } });
    expect(told({ ...late, lines: 300, position: 5, survivors: [5] })).toMatchObject({ byChance: null });
    expect(told({ ...late, lines: 300, isInTree: false, unseen: 1 })).toMatchObject({ byChance: null });
  });

  test("of many lines may come a little later where other red tests pass, too", () => {
    const other = { ...late, lines: 300, position: 60, survivors: [60] };

    expect(told(other)).toMatchObject({ byChance: { position: 60 } });
    expect(told({ ...other, unseen: 3 })).toMatchObject({ byChance: null });
    expect(told({ ...late, lines: 300, unseen: 3 })).toMatchObject({ byChance: { position: 300 } });
  });
});

test("where the suite runs what is changed, neither is asked", () => {
  expect(told({ kept: 8, isJudgedBySuite: true, reach: CALLED })).toMatchObject({ isUnsupported: false, calledElsewhere: null });
});

describe("an edit that many others pass beside", () => {
  const survivors = Array.from({ length: 80 }, (_, at) => at + 1);
  const byChance = { position: 3, considered: 2000, surviving: 80 };

  test("is found by chance, unless they all do the same", () => {
    expect(told({ survivors, kept: 15, isJudgedBySuite: true })).toMatchObject({ byChance: { ...byChance, ways: 80 } });
    expect(told({ survivors, kept: 15, isJudgedBySuite: true, doTheSame: true })).toMatchObject({ byChance: null });
  });

  test("of a wrong value three that do the same count as one, of an error any number", () => {
    const more = Array.from({ length: 160 }, (_, at) => at + 1);

    expect(told({ survivors: more, kept: 15, isJudgedBySuite: true, doTheSame: true })).toMatchObject({ byChance: { ways: 53 } });
    expect(told({ survivors: more, kept: 15, isJudgedBySuite: true, doTheSame: true, isThrown: true })).toMatchObject({
      byChance: null,
    });
  });

  test("so it is where no suite judges it, though they do", () => {
    expect(told({ survivors, kept: 15, doTheSame: true })).toMatchObject({ byChance: { ...byChance, ways: 80 } });
  });

  test("that what threw has a value and no other input changes is as it should be", () => {
    expect(told({ survivors, isJudgedBySuite: true, doTheSame: true, isThrown: true })).toMatchObject({ byChance: null });
  });

  test("what keeps an error away was found when the first of its forms was, and a wrong value when it was itself", () => {
    const late = { position: 1500, survivors: [2, 1500], kept: 15, isJudgedBySuite: true, doTheSame: true };

    expect(told({ ...late, isThrown: true })).toMatchObject({ byChance: null });
    expect(told({ ...late, isJudgedBySuite: false, isThrown: true })).toMatchObject({ byChance: { position: 1500 } });
    expect(told(late)).toMatchObject({ byChance: { position: 1500 } });
  });

  test("where no input near the example's changes, that they do the same says nothing", () => {
    expect(told({ survivors, isJudgedBySuite: true, doTheSame: true })).toMatchObject({ byChance: { ...byChance, ways: 80 } });
  });
});
