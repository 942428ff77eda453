import type { Coverage, SpectrumResult } from "../../../types/language.ts";
import type { Features } from "./of-text.ts";

/** Passing tests that run most of what the failing one runs, and little else: what they leave out tells most. */
const MOST_NEAR = 8;
const LOG = Math.log;

/** What tests ran and did not only load, as `file:line`. */
function placesOf({ lines, loaded = {} }: Coverage): Set<string> {
  const places = new Set<string>();
  for (const [file, ran] of Object.entries(lines)) {
    const idle = new Set(loaded[file]);
    for (const line of ran) if (!idle.has(line)) places.add(`${file}:${line}`);
  }
  return places;
}

/** Jaccard. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0;
  for (const place of one) if (other.has(place)) both += 1;
  return both / Math.max(1, one.size + other.size - both);
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

/** `test`: the failing one's file and name. */
export function runsOf({ tests }: SpectrumResult, test: { filePath: string; testName: string }): Runs {
  const failing = new Set(tests.filter(({ passed }) => !passed).flatMap((one) => [...placesOf(one)]));
  const passing = tests.filter(({ passed }) => passed).map((one) => ({ name: one.test, places: placesOf(one) }));
  const all = passing.map(({ places }) => places);
  const near = passing
    .map(({ places }) => ({ places, likeness: likeness(places, failing) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MOST_NEAR)
    .map(({ places }) => places);
  const beside = passing.filter(({ name }) => name.startsWith(test.filePath));
  const group = `${test.filePath} > ${test.testName.split(" > ").slice(0, -1).join(" > ")}`;
  const grouped = beside.filter(({ name }) => name.startsWith(group)).map(({ places }) => places);
  const counts = new Map<string, number>();
  for (const places of all) for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  const besides = beside.map(({ places }) => places);
  return {
    failing,
    near,
    alone: new Set([...failing].filter((place) => !counts.has(place))),
    of(place) {
      const nearPart = part(near, place);
      const passes = counts.get(place) ?? 0;
      return {
        passes: -LOG(1 + passes) / 2,
        "by no passing": all.length > 0 && passes === 0 ? 1 : 0,
        "by near": nearPart,
        "by no near": near.length > 0 && nearPart === 0 ? 1 : 0,
        "by its file": part(besides, place),
        "by its group": part(grouped.length > 0 ? grouped : besides, place),
        ran: failing.has(place) ? 1 : 0,
      };
    },
  };
}
