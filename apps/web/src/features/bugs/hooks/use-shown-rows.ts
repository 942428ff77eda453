import type { IssueListItem } from "@fixpoint/contracts";
import { useEffect, useState } from "react";
import { firstRows, settled, withoutLeaving, type ShownRows } from "../model/shown-rows.ts";

const LEAVING_MS = 5000;
/** Keys that do nothing by themselves. */
const MODIFIERS = new Set(["Shift", "Control", "Alt", "Meta"]);

interface Input {
  rows: readonly IssueListItem[];
  /** Every bug of the project, also those of other lists. */
  issues: readonly IssueListItem[];
  /** Which list this is: another one is shown at once. */
  list: string;
  /** Whether a person is at work in the list, so that nothing may move. */
  busy: boolean;
}

/** The rows to show: live changes are let in at once, or held back while the list is in use. */
export function useShownRows({ rows, issues, list, busy }: Input): ShownRows & { letIn: () => void } {
  const [state, setState] = useState({ list, rows, shown: firstRows(rows) });
  let { shown } = state;
  if (state.list !== list || state.rows !== rows) {
    shown = state.list === list ? settled(state.shown, rows, issues, busy) : firstRows(rows);
    setState({ list, rows, shown });
  }

  const someLeave = shown.leaving.size > 0;
  useEffect(() => {
    if (!someLeave) return;
    const letGo = () => setState((now) => ({ ...now, shown: withoutLeaving(now.shown) }));
    const onKey = (event: KeyboardEvent) => MODIFIERS.has(event.key) || letGo();
    const timer = setTimeout(letGo, LEAVING_MS);
    addEventListener("click", letGo);
    addEventListener("keydown", onKey);
    return () => {
      clearTimeout(timer);
      removeEventListener("click", letGo);
      removeEventListener("keydown", onKey);
    };
  }, [someLeave, shown.leaving]);

  return { ...shown, letIn: () => setState((now) => ({ ...now, shown: settled(now.shown, rows, issues, false) })) };
}
