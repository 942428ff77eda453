import { createStore } from "./store.ts";

const mark = createStore(() => false);

/** Remembers that a bug was finished while nobody looked at this tab; its title says so until somebody does. */
export function markFinished(): void {
  if (document.visibilityState === "visible") return;
  mark.set(true);
  document.addEventListener("visibilitychange", () => mark.set(false), { once: true });
}

export const useFinishedMark = mark.use;
