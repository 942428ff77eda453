import { useSyncExternalStore } from "react";

function page(): HTMLElement | null {
  return document.getElementById("content");
}

function subscribe(listener: () => void): () => void {
  const element = page();
  // Before the rows are changed by the same event: reading the place after them would lay them out.
  element?.addEventListener("scroll", listener, { passive: true, capture: true });
  return () => element?.removeEventListener("scroll", listener, { capture: true });
}

/** Whether the page is scrolled down at all. */
export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => (page()?.scrollTop ?? 0) > 0);
}
