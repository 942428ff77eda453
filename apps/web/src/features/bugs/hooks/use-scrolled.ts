import { useSyncExternalStore } from "react";

function page(): HTMLElement | null {
  return document.getElementById("content");
}

function subscribe(listener: () => void): () => void {
  const element = page();
  element?.addEventListener("scroll", listener, { passive: true });
  return () => element?.removeEventListener("scroll", listener);
}

/** Whether the page is scrolled down at all. */
export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => (page()?.scrollTop ?? 0) > 0);
}
