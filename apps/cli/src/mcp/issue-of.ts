import { InputError, MAX_ISSUE_BYTES } from "@fixpoint/contracts";
import { splitIssue } from "../read-issue.ts";

/** Throws InputError `issue_empty`, `issue_too_large`. */
export function issueOf(markdown: string): { title: string; text: string } {
  if (markdown.trim() === "") throw new InputError("issue_empty", "The issue is empty.", { hint: "Describe the bug in it." });
  if (Buffer.byteLength(markdown) > MAX_ISSUE_BYTES)
    throw new InputError("issue_too_large", "The issue is larger than 5 MB.", { hint: "Shorten it to the facts of one bug." });
  return splitIssue(markdown);
}
