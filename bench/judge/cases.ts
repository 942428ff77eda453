/** One kind of reproduction on one demo bug. Targets are candidates a second on two cores. */
export interface JudgeCase {
  name: string;
  project: string;
  issue: string;
  /** Runner of the whole test that runs for each candidate, as where it cannot be made a script; null for the script. */
  wholeTest: "mocha" | "pytest" | null;
  /** Candidates of the engine's stream that are judged, where it has as many. */
  count: number;
  /** Of these, spread evenly, so many also get a process each. */
  sample: number;
  target: number;
}

export const CASES: readonly JudgeCase[] = [
  { name: "bytes, script", project: "bytes", issue: "nan-and-infinity", wholeTest: null, count: 4000, sample: 40, target: 1000 },
  { name: "cookie, script", project: "cookie", issue: "comma-in-value", wholeTest: null, count: 4000, sample: 40, target: 1000 },
  {
    name: "url-join, script",
    project: "url-join",
    issue: "nothing-to-join",
    wholeTest: null,
    count: 4000,
    sample: 40,
    target: 1000,
  },
  {
    name: "url-join, mocha",
    project: "url-join",
    issue: "nothing-to-join",
    wholeTest: "mocha",
    count: 1500,
    sample: 40,
    target: 150,
  },
  {
    name: "boltons, script",
    project: "boltons",
    issue: "bytes2human-at-exact-powers",
    wholeTest: null,
    count: 1500,
    sample: 40,
    target: 120,
  },
  {
    name: "boltons, pytest",
    project: "boltons",
    issue: "bytes2human-at-exact-powers",
    wholeTest: "pytest",
    count: 600,
    sample: 40,
    target: 120,
  },
];
