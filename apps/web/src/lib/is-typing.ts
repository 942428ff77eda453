import { uiConfig } from "./ui-config.ts";

/** Whether single-key shortcuts must leave a key alone: it belongs to a field, a dialog or a chord, or they are switched off. */
export function isTyping(event: KeyboardEvent): boolean {
  if (!uiConfig().singleKeyShortcuts) return true;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (document.querySelector("[role=dialog], [role=menu]")) return true;
  return target?.closest("input, textarea, select, [contenteditable=true]") != null;
}
