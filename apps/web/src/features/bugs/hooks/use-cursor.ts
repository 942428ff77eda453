import type { IssueListItem } from "@fixpoint/contracts";
import { useEffect, useRef, useState } from "react";

export interface Cursor {
  id: string | null;
  /** Counts the times the focus was asked to follow. */
  focus: number;
}

/** The one row of the list that Tab comes to; when it goes away, its place passes to the row that takes it. */
export function useCursor(rows: readonly IssueListItem[], remembered: string | null) {
  const [cursor, setCursor] = useState<Cursor>({ id: remembered, focus: remembered === null ? 0 : 1 });
  const place = useRef(0);
  const at = cursor.id === null ? -1 : rows.findIndex((issue) => issue.id === cursor.id);
  if (at !== -1) place.current = at;

  function goTo(index: number): IssueListItem | undefined {
    const issue = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (issue) setCursor((now) => ({ id: issue.id, focus: now.focus + 1 }));
    return issue;
  }

  const lost = cursor.id !== null && at === -1 && rows.length > 0;
  useEffect(() => {
    if (!lost) return;
    const heir = rows[Math.min(place.current, rows.length - 1)];
    const homeless = document.activeElement === document.body;
    if (heir) setCursor((now) => ({ id: heir.id, focus: now.focus + (homeless ? 1 : 0) }));
  }, [lost, rows]);

  return {
    cursor,
    at,
    goTo,
    /** The focus came to a row by itself. */
    note: (id: string) => setCursor((now) => (now.id === id ? now : { ...now, id })),
  };
}
