/** A text as the source of a pattern that matches nothing else. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
