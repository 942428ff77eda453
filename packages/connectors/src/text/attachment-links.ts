import { marked } from "marked";
import type { TrackerAttachment } from "../types/issue-tracker.ts";

/** Files that a Markdown text links to, for vendors that list them nowhere else. `idOf` answers null for other links. */
export function filesOf(markdown: string, idOf: (url: string) => string | null): TrackerAttachment[] {
  const files = new Map<string, TrackerAttachment>();
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type !== "link" && token.type !== "image") return;
    const { href, text } = token as { href: string; text: string };
    const id = idOf(href);
    if (id !== null)
      files.set(id, { id, name: text === "" || text === href ? lastPart(href) : text, mimeType: null, bytes: null, url: href });
  });
  return [...files.values()];
}

function lastPart(url: string): string {
  return url.split("/").at(-1) ?? url;
}
