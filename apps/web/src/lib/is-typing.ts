import { uiConfig } from "./ui-config.ts";

/** Whether single-key shortcuts must leave a key alone: it belongs to a field, a dialog or a chord, or they are switched off. */
export function isTyping(event: KeyboardEvent): boolean {
  if (!uiConfig().singleKeyShortcuts) return true;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  // The field first: a look through the whole page is long with every letter that is typed.
  if (event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable=true]")) return true;
  return document.querySelector("[role=dialog], [role=menu]") !== null;
}
