import { MAX_ISSUE_BYTES } from "@fixpoint/contracts";
import type { IssueContextRow, IssueRow } from "@fixpoint/db";

type Said = Pick<IssueContextRow, "comments" | "attachments">;

function heading(author: string | null): string {
  return `\n\n---\n\nComment${author === null ? "" : ` by ${author}`}:\n\n`;
}

/**
 * What the agent reads of an imported bug: its text, then what people added, the oldest first, as far as it fits.
 * `ownAddress` marks comments that this server wrote: they would tell the agent what it said before.
 */
export function textForAgent(issue: Pick<IssueRow, "text">, said: Said | null, ownAddress: string): string {
  let text = issue.text;
  let bytes = Buffer.byteLength(text);
  const parts = (said?.comments ?? [])
    .filter((comment) => !comment.text.includes(ownAddress) && comment.text.trim() !== "")
    .map(({ author, text: words }) => heading(author) + words);
  const files = (said?.attachments ?? []).map(({ name, url }) => `- ${name}: ${url}`);
  if (files.length > 0) parts.push(`\n\n---\n\nAttached:\n\n${files.join("\n")}`);
  for (const part of parts) {
    bytes += Buffer.byteLength(part);
    if (bytes > MAX_ISSUE_BYTES) break;
    text += part;
  }
  return text;
}
