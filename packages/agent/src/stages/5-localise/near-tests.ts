import type { SuspiciousLine } from "@fixpoint/contracts";
import type { ReproductionTest, SpectrumResult } from "../../types/language.ts";
import type { GreenTests } from "../../types/tests.ts";
import type { Baseline, BaselineCase } from "../3-environment/baseline.ts";

/** Each costs every edit that passes the reproduction a run. */
const MOST_FILES = 4;
/** Milliseconds: a test that takes longer is asked of each such edit only where it is known to run what the edit may change. */
const SLOW_MS = 300;

type Ran = SpectrumResult["tests"][number];

/** What tests say that is told before any of them runs. */
interface Reach {
  /** Tests of which is known what they run. */
  known: ReadonlySet<string>;
  /** Those that run what an edit may change. */
  reaching: ReadonlySet<string>;
}

/** How its runner tells a test of which there are several by that name: the second one is “name (2)”. */
function common(name: string): string {
  return name.replace(/ \(\d+\)$/, "");
}

function places(lines: Ran["lines"]): string[] {
  return Object.entries(lines).flatMap(([file, list]) => list.map((line) => `${file}:${line}`));
}

/** What ran while files were loaded counts for each test and tells none apart. */
function ownPlaces({ lines, loaded = {} }: Ran): string[] {
  const onlyLoaded = new Set(places(loaded));
  return places(lines).filter((place) => !onlyLoaded.has(place));
}

/** Names without their numbers; null where a runner does not tell the file's tests apart. */
function reachOf(file: string, ran: readonly Ran[], changeable: ReadonlySet<string>): Reach | null {
  if (changeable.size === 0 || ran.length === 0 || ran.some(({ test }) => test === file)) return null;
  const nameOf = ({ test }: Ran): string => common(test.slice(`${file} > `.length));
  const reaching = ran.filter((one) => ownPlaces(one).some((place) => changeable.has(place)));
  return { known: new Set(ran.map(nameOf)), reaching: new Set(reaching.map(nameOf)) };
}

/** Names of those whose word an edit does not need: they run nothing of it, or take long and nobody knows what they run. */
function unreachedBy(green: readonly BaselineCase[], { known, reaching }: Reach): string[] {
  const isLeftOut = ({ name, durationMs }: BaselineCase): boolean =>
    !reaching.has(common(name)) && (known.has(common(name)) || (durationMs ?? 0) > SLOW_MS);
  return green.filter(isLeftOut).map(({ name }) => name);
}

/**
 * Test files that run suspicious lines, with what does not pass in them on the base commit, those first that run most of what is
 * suspicious: an edit that breaks something mostly breaks them. Where the reproduction is a test of the project's own, what
 * passes beside it is nearest.
 */
export function nearTestFiles(
  { tests }: SpectrumResult,
  baseline: Baseline | null,
  suspicious: readonly SuspiciousLine[],
  reproduction: Pick<ReproductionTest, "filePath" | "isInTree">,
): GreenTests[] {
  if (baseline === null) return [];
  const scores = new Map(suspicious.map(({ file, line, score }) => [`${file}:${line}`, score]));
  // An edit that passes the reproduction changes what that runs.
  const changeable = new Set(
    tests
      .filter(({ passed }) => !passed)
      .flatMap(ownPlaces)
      .filter((place) => scores.has(place)),
  );
  const byFile = Map.groupBy(baseline.cases.values(), ({ file }) => file);
  const isBeside = (file: string): boolean => reproduction.isInTree === true && file === reproduction.filePath;
  return [...byFile]
    .flatMap(([file, cases]) => {
      const red = cases.filter(({ outcome, flaky }) => (outcome !== "PASSED" && outcome !== "SKIPPED") || flaky);
      if (file === null || !cases.some((one) => one.outcome === "PASSED" && !red.includes(one))) return [];
      const ran = tests.filter(({ test, passed }) => passed && (test === file || test.startsWith(`${file} > `)));
      const reach = reachOf(file, ran, changeable);
      const lines = new Set(ran.flatMap(reach === null ? ({ lines }) => places(lines) : ownPlaces));
      const reached = [...lines].reduce((sum, place) => sum + (scores.get(place) ?? 0), 0);
      // Some runners do not tell what passes beside a red test from it.
      if (!isBeside(file) && (reached === 0 || reach?.reaching.size === 0)) return [];
      const green = cases.filter((one) => !red.includes(one));
      const unreached = reach === null ? [] : unreachedBy(green, reach);
      // Where nothing is left the whole file's word is all that there is.
      const told = unreached.length > 0 && unreached.length < green.length ? { unreached } : {};
      return [{ near: { file, except: red.map(({ name }) => name), ...told }, isNearest: isBeside(file), reached }];
    })
    .sort((a, b) => Number(b.isNearest) - Number(a.isNearest) || b.reached - a.reached)
    .slice(0, MOST_FILES)
    .map(({ near }) => near);
}
