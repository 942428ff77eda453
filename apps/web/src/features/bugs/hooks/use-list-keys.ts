import { useEffect, useRef } from "react";
import { isTyping } from "../../../lib/is-typing.ts";

/** n opens the form, j and k enter the list. */
export function useListKeys(actions: { onNew: () => void }): void {
  const latest = useRef(actions);
  latest.current = actions;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      if (event.key === "n") latest.current.onNew();
      else if ((event.key === "j" || event.key === "k") && !document.activeElement?.closest("[data-list]"))
        document.querySelector<HTMLElement>("a[data-row]")?.focus();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
