import type { FakeIssue } from "../tracker-state.ts";

/** The user's; what stands in JQL is on this clock. */
export const TIME_ZONE = "Australia/Sydney";

function aheadOf(time: number): number {
  const words = new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE, dateStyle: "short", timeStyle: "medium" }).format(time);
  return Date.parse(`${words.replace(" ", "T")}Z`) - Math.floor(time / 1000) * 1000;
}

/** A text that comes twice a year is its later time, which is the harder one for who reads since then. */
function timeOf(text: string): number {
  const asUtc = Date.parse(`${text.replace(" ", "T")}:00Z`);
  return asUtc - aheadOf(asUtc - aheadOf(asUtc));
}

const CLAUSES: [RegExp, (value: string) => (issue: FakeIssue, projectId: string) => boolean][] = [
  [/^project = (\d+)$/, (value) => (_, projectId) => projectId === value],
  [
    /^statusCategory != (Done)$/,
    () =>
      ({ isOpen }) =>
        isOpen,
  ],
  [
    /^updated >= "(\d{4}-\d\d-\d\d \d\d:\d\d)"$/,
    (value) =>
      ({ updatedAt }) =>
        updatedAt.getTime() >= timeOf(value),
  ],
];

/** What a query finds, in its order; null for one that is not bounded or not understood. */
export function find(jql: string, issues: Iterable<FakeIssue>, projectIdOf: (issue: FakeIssue) => string): FakeIssue[] | null {
  const [, where = "", order] = /^(.*?)(?: ORDER BY (updated ASC))?$/.exec(jql) ?? [];
  if (where === "" || order === undefined) return null;
  const tests = where.split(" AND ").map((clause) => {
    const [found] = CLAUSES.flatMap(([pattern, test]) => {
      const value = pattern.exec(clause)?.[1];
      return value === undefined ? [] : [test(value)];
    });
    return found;
  });
  if (tests.some((test) => test === undefined)) return null;
  const found = [...issues].filter((issue) => tests.every((test) => test?.(issue, projectIdOf(issue))));
  return found.sort((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime());
}
