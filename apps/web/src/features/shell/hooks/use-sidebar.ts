import { useEffect, useState } from "react";
import { setUiConfig, uiConfig } from "../../../lib/ui-config.ts";

const COOKIE = "sidebar:state";
const MAX_AGE_S = 604_800;

function initiallyExpanded(): boolean {
  return !document.cookie.split("; ").includes(`${COOKIE}=false`);
}

/** Whether the sidebar is wide; the cookie decides at the start, Ctrl/Cmd+B toggles. */
export function useSidebar(): { expanded: boolean; toggle: () => void } {
  const [expanded, setExpanded] = useState(initiallyExpanded);

  useEffect(() => {
    document.cookie = `${COOKIE}=${expanded}; path=/; max-age=${MAX_AGE_S}; samesite=lax`;
    if (uiConfig().collapsible["sidebar"] !== expanded)
      setUiConfig({ collapsible: { ...uiConfig().collapsible, sidebar: expanded } });
  }, [expanded]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setExpanded((before) => !before);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  return { expanded, toggle: () => setExpanded((before) => !before) };
}
