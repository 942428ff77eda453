import type { IssueListItem } from "@fixpoint/contracts";

/** The rows on the screen, which live changes may not move about while a person works with them. */
export interface ShownRows {
  rows: readonly IssueListItem[];
  /** Still shown, but no longer in this list. */
  leaving: ReadonlySet<string>;
  /** Came in just now. */
  fresh: ReadonlySet<string>;
  /** Waiting to be let in. */
  held: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

export function firstRows(rows: readonly IssueListItem[]): ShownRows {
  return { rows, leaving: NONE, fresh: NONE, held: NONE };
}

function byId(issues: readonly IssueListItem[]): ReadonlyMap<string, IssueListItem> {
  return new Map(issues.map((issue) => [issue.id, issue]));
}

/**
 * The rows after a change of the data. With `hold` what is shown keeps its order and newcomers wait; a row that left
 * the list stays where it was (one that is no longer among `all` bugs does not) until `withoutLeaving`.
 */
export function settled(
  before: ShownRows,
  next: readonly IssueListItem[],
  all: readonly IssueListItem[],
  hold: boolean,
): ShownRows {
  const nextById = byId(next);
  const allById = byId(all);
  const known = new Set(before.rows.map((issue) => issue.id));
  const newcomers = next.filter((issue) => !known.has(issue.id)).map((issue) => issue.id);
  const leavers = before.rows.flatMap((issue, index) => {
    const now = nextById.has(issue.id) ? undefined : allById.get(issue.id);
    return now ? [{ index, issue: now }] : [];
  });
  const leaving = new Set(leavers.map(({ issue }) => issue.id));
  if (hold) {
    const rows = before.rows.flatMap((issue) => nextById.get(issue.id) ?? allById.get(issue.id) ?? []);
    return { rows, leaving, fresh: NONE, held: new Set(newcomers) };
  }
  const rows = [...next];
  for (const { index, issue } of leavers) rows.splice(index, 0, issue);
  return { rows, leaving, fresh: new Set(newcomers), held: NONE };
}

export function withoutLeaving(shown: ShownRows): ShownRows {
  if (shown.leaving.size === 0) return shown;
  return { ...shown, rows: shown.rows.filter((issue) => !shown.leaving.has(issue.id)), leaving: NONE };
}
