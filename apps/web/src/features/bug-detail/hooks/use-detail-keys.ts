import { useEffect, useRef } from "react";
import { isTyping } from "../../../lib/is-typing.ts";

export interface DetailKeys {
  /** To the bug before (-1) or after in the list. */
  neighbour: (step: 1 | -1) => void;
  file: (path: string) => void;
  toggleSplit: () => void;
  toggleWrap: () => void;
  toggleCoverage: () => void;
  openPullRequest: () => void;
  recompute: () => void;
  toggleArchived: () => void;
  copyLink: () => void;
  copyMarkdown: () => void;
  downloadPatch: () => void;
  back: () => void;
}

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

function currentFile(): HTMLElement | undefined {
  const files = all("[data-file]");
  return files.find((file) => file.contains(document.activeElement)) ?? files.find((file) => file.dataset["current"] === "true");
}

/** Puts the focus on an element and it in sight. */
function goTo(element: HTMLElement, block: ScrollLogicalPosition): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block });
}

function goToFile(step: 1 | -1, keys: DetailKeys): void {
  const files = all("[data-file]");
  const current = currentFile();
  const next = current ? files[files.indexOf(current) + step] : files[0];
  if (!next) return;
  keys.file(next.dataset["file"] ?? "");
  const button = next.querySelector<HTMLElement>("button");
  button?.focus({ preventScroll: true });
  next.scrollIntoView({ block: "start" });
}

function goToFailing(): void {
  const tests = all("[data-failing]");
  const at = tests.indexOf(document.activeElement as HTMLElement);
  const next = tests[(at + 1) % Math.max(1, tests.length)];
  if (next) goTo(next, "center");
}

function actionOf(event: KeyboardEvent, keys: DetailKeys): (() => unknown) | undefined {
  if (/^[1-5]$/.test(event.key)) return () => all("[data-sections] a")[Number(event.key) - 1]?.click();
  const actions: Record<string, () => unknown> = {
    j: () => keys.neighbour(1),
    k: () => keys.neighbour(-1),
    n: () => goToFile(1, keys),
    N: () => goToFile(-1, keys),
    v: () => (currentFile() ?? all("[data-file]")[0])?.querySelector<HTMLElement>("input[type=checkbox]")?.click(),
    s: keys.toggleSplit,
    w: keys.toggleWrap,
    l: keys.toggleCoverage,
    f: goToFailing,
    p: keys.openPullRequest,
    r: keys.recompute,
    e: keys.toggleArchived,
    c: keys.copyLink,
    C: keys.copyMarkdown,
    d: keys.downloadPatch,
    Escape: keys.back,
  };
  return actions[event.key];
}

/** The keys of the page of a bug. */
export function useDetailKeys(keys: DetailKeys): void {
  const latest = useRef(keys);
  latest.current = keys;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const action = actionOf(event, latest.current);
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
