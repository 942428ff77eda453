import { useState, useSyncExternalStore } from "react";

export function useMedia(query: string): boolean {
  // One for as long as the component is there: it is read with every render.
  const [list] = useState(() => matchMedia(query));
  return useSyncExternalStore(
    (listener) => {
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => list.matches,
  );
}

export const DESKTOP = "(min-width: 1024px)";
export const MOBILE = "(max-width: 767px)";
