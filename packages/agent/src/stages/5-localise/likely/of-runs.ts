import type { Coverage, SpectrumResult } from "../../../types/language.ts";
import type { Features } from "./of-text.ts";

/** Passing tests that run most of what the failing one runs, and little else: what they leave out tells most. */
const MOST_NEAR = 8;

/** Each line that a test ran and did not only load. */
function forEachPlace({ lines, loaded = {} }: Coverage, visit: (place: string) => void): void {
  for (const [file, ran] of Object.entries(lines)) {
    const idle = new Set(loaded[file]);
    for (const line of ran) if (!idle.has(line)) visit(`${file}:${line}`);
  }
}

function placesOf(test: Coverage): Set<string> {
  const places = new Set<string>();
  forEachPlace(test, (place) => places.add(place));
  return places;
}

/** Of a passing test no more is kept than what is asked for: a large suite runs millions of lines. */
interface Passing {
  test: Coverage;
  /** What it ran of what the failing test did, or what is suspicious beside that. */
  ran: ReadonlySet<string>;
  /** Jaccard. */
  likeness: number;
}

function passingOf(test: Coverage, failing: ReadonlySet<string>, asked: ReadonlySet<string>): Passing {
  const ran = new Set<string>();
  let [all, both] = [0, 0];
  forEachPlace(test, (place) => {
    all += 1;
    if (failing.has(place)) both += 1;
    if (asked.has(place)) ran.add(place);
  });
  return { test, ran, likeness: both / Math.max(1, all + failing.size - both) };
}

export interface Runs {
  /** What the failing test ran. */
  failing: ReadonlySet<string>;
  /** Of these, what no passing test ran. */
  alone: ReadonlySet<string>;
  /** What passing tests like the failing one ran. */
  near: readonly ReadonlySet<string>[];
  of(place: string): Features;
}

/** Part of some tests that run a line; half where there are none. */
function part(tests: readonly ReadonlySet<string>[], place: string): number {
  return tests.length === 0 ? 0.5 : tests.filter((one) => one.has(place)).length / tests.length;
}

/** `test`: the failing one's file and name; `places`: what is suspicious, as `file:line`. */
export function runsOf({ tests }: SpectrumResult, test: { filePath: string; testName: string }, places: readonly string[]): Runs {
  const failing = new Set(tests.filter(({ passed }) => !passed).flatMap((one) => [...placesOf(one)]));
  const asked = failing.union(new Set(places));
  const passing = tests.filter(({ passed }) => passed).map((one) => passingOf(one, failing, asked));
  const near = passing
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MOST_NEAR)
    .map((one) => placesOf(one.test));
  const beside = passing.filter((one) => one.test.test.startsWith(test.filePath));
  const group = `${test.filePath} > ${test.testName.split(" > ").slice(0, -1).join(" > ")}`;
  const grouped = beside.filter((one) => one.test.test.startsWith(group)).map(({ ran }) => ran);
  const counts = new Map<string, number>();
  for (const { ran } of passing) for (const place of ran) counts.set(place, (counts.get(place) ?? 0) + 1);
  const besides = beside.map(({ ran }) => ran);
  return {
    failing,
    near,
    alone: new Set([...failing].filter((place) => !counts.has(place))),
    of(place) {
      const nearPart = part(near, place);
      const passes = counts.get(place) ?? 0;
      return {
        passes: -Math.log1p(passes) / 2,
        "by no passing": passing.length > 0 && passes === 0 ? 1 : 0,
        "by near": nearPart,
        "by no near": near.length > 0 && nearPart === 0 ? 1 : 0,
        "by its file": part(besides, place),
        "by its group": part(grouped.length > 0 ? grouped : besides, place),
        ran: failing.has(place) ? 1 : 0,
      };
    },
  };
}
