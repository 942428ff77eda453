import { useEffect, useState } from "react";

/** Ctrl/Cmd+K opens the palette and closes it again; its code is loaded on first use. */
export function usePaletteShortcut() {
  const [open, setOpen] = useState(false);
  const [mounted, setMounted] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setMounted(true);
      setOpen((before) => !before);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  function show(): void {
    setMounted(true);
    setOpen(true);
  }

  return { open, setOpen, mounted, show };
}
