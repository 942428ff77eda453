import { useEffect, useRef } from "react";
import { isTyping } from "../../../lib/is-typing.ts";

export interface ListActions {
  /** `extend` selects on the way. */
  move: (step: 1 | -1, extend: boolean) => void;
  open: () => void;
  peek: () => void;
  toggle: () => void;
  selectAll: () => void;
  /** Counted from 0. */
  group: (index: number) => void;
  view: (step: 1 | -1) => void;
  archive: () => void;
  recompute: () => void;
  openPullRequest: () => void;
  copyLink: () => void;
  create: () => void;
  /** Whether there was something to close or to clear. */
  escape: () => boolean;
}

/** Letters work wherever nothing is typed; keys that browsers use themselves only in the list. */
function actionOf(event: KeyboardEvent, actions: ListActions): (() => unknown) | null {
  const inList = event.target instanceof Element && event.target.closest("[data-list]") !== null;
  const idle = inList || event.target === document.body || (event.target instanceof Element && event.target.id === "content");
  const onButton = event.target instanceof Element && event.target.closest("button, input, summary") !== null;
  const chord = event.ctrlKey || event.metaKey;
  if (chord && !event.altKey && event.key.toLowerCase() === "a" && idle && !document.querySelector("[role=dialog]"))
    return actions.selectAll;
  if (chord || event.altKey || event.defaultPrevented) return null;
  if (inList && event.key === "ArrowDown") return () => actions.move(1, event.shiftKey);
  if (inList && event.key === "ArrowUp") return () => actions.move(-1, event.shiftKey);
  if (inList && event.key === " " && !onButton) return actions.peek;
  if (event.key === "Escape" && idle && !document.querySelector("[role=dialog], [role=menu]") && actions.escape())
    return () => {};
  if (isTyping(event)) return null;
  if (/^[1-5]$/.test(event.key)) return () => actions.group(Number(event.key) - 1);
  const letters: Record<string, () => unknown> = {
    j: () => actions.move(1, false),
    k: () => actions.move(-1, false),
    o: actions.open,
    x: actions.toggle,
    "[": () => actions.view(-1),
    "]": () => actions.view(1),
    e: actions.archive,
    r: actions.recompute,
    p: actions.openPullRequest,
    c: actions.copyLink,
    n: actions.create,
  };
  return letters[event.key] ?? null;
}

/** The keys of the list. */
export function useListKeys(actions: ListActions): void {
  const latest = useRef(actions);
  latest.current = actions;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = actionOf(event, latest.current);
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
