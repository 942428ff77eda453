/** Whether a key belongs to a field, a dialog or a chord, so that single-key shortcuts must leave it alone. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (document.querySelector("[role=dialog], [role=menu]")) return true;
  return target?.closest("input, textarea, select, [contenteditable=true]") != null;
}
