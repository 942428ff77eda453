import type { IssueListItem } from "@fixpoint/contracts";
import { useEffect, useRef } from "react";
import { prepareSearch } from "../../../lib/bug-search.ts";

/** About 2 ms of work, so that it stands in the way of no key. */
const AT_ONCE = 500;

/** Begins, when called, to make what the bugs are found by: ten thousand of them would hold up the first letters. */
export function useSearchAhead(issues: readonly IssueListItem[]): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [issues]);

  return function prepare(): void {
    clearTimeout(timer.current);
    if (!prepareSearch(issues, AT_ONCE)) timer.current = setTimeout(prepare);
  };
}
