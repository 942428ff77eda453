import path from "node:path";
import type { IssueFacts } from "../../types/facts.ts";
import type { TestFailure } from "../../types/tests.ts";
import type { ReproductionTest } from "../../types/language.ts";
import { greenCases, type Baseline } from "../3-environment/baseline.ts";

const MOST_FILES = 60;
/** Of the frames of the failure, from where it was thrown. */
const MOST_FRAMES = 6;

export interface Failing {
  test: Pick<ReproductionTest, "filePath" | "isInTree">;
  failure: Pick<TestFailure, "frames">;
}

function nameOf(file: string): string {
  return (path.posix.basename(file).split(".")[0] ?? "").toLowerCase();
}

/** How many folders two files have in common, from the top. */
function shared(one: string, other: string): number {
  const [a, b] = [path.posix.dirname(one).split("/"), path.posix.dirname(other).split("/")];
  const apart = a.findIndex((folder, index) => folder !== b[index]);
  return apart === -1 ? a.length : apart;
}

/**
 * Test files with something green in them, for what the failing test runs and others do too. A large project has more than
 * there is time for: the failing test's own file comes first, those that share a name, and a rare one first, with the issue's files or
 * with where it failed, and then those in folders near it. Pure.
 */
export function spectrumTestFiles(
  baseline: Baseline | null,
  { files: told, identifiers }: Pick<IssueFacts, "files" | "identifiers">,
  { test, failure }: Failing,
): string[] {
  if (baseline === null) return [];
  const files = [...new Set(greenCases(baseline).flatMap(({ file }) => file ?? []))];
  const threw = failure.frames.map(({ file }) => file).slice(0, MOST_FRAMES);
  const words = [...new Set([...told, ...identifiers, ...threw].map(nameOf))].filter((word) => word.length > 2);
  const isOwn = (file: string): boolean => test.isInTree === true && file === test.filePath;
  const named = words.map((word) => ({ word, having: files.filter((file) => file.toLowerCase().includes(word)).length }));
  // A word that all of them have (`test.js`) says nothing.
  const likeness = (file: string): number =>
    named.reduce((sum, { word, having }) => sum + (file.toLowerCase().includes(word) ? Math.log(files.length / having) : 0), 0);
  const depth = (file: string): number => (test.isInTree === true ? shared(file, test.filePath) : 0);
  return files
    .map((file) => ({ file, rank: [Number(isOwn(file)), likeness(file), depth(file)] }))
    .sort((a, b) => b.rank.map((value, at) => value - (a.rank[at] ?? 0)).find((difference) => difference !== 0) ?? 0)
    .map(({ file }) => file)
    .slice(0, MOST_FILES);
}
