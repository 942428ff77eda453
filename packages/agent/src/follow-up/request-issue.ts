import { withoutMarks } from "../stages/1-intake/blocks/blocks.ts";
import { stripHidden } from "../stages/1-intake/text/hidden.ts";
import type { IssueInput } from "../types/facts.ts";
import type { OriginalIssue } from "../types/follow-up.ts";
import { withoutSuggestions } from "./suggested-lines.ts";

const MAX_TITLE = 80;

/** First sentence, without marks and mentions; empty where the note begins with code. */
function headline(text: string): string {
  const line = text.split("\n").find((one) => one.trim() !== "") ?? "";
  if (/^\s*(?:`{3,}|~{3,}|>)/.test(line)) return "";
  const plain = withoutMarks(line).replace(/^(?:@[\w-]+[,:]?\s*)+/, "");
  const sentence = /^.+?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain;
  return sentence.length <= MAX_TITLE ? sentence : `${sentence.slice(0, MAX_TITLE - 1)}…`;
}

/** The issue of a run with `base` = head of the fix's branch, made of what a reviewer asks for. `text`: the whole note. Pure. */
export function requestIssue(original: OriginalIssue, text: string): IssueInput {
  const asked = withoutSuggestions(stripHidden(text).text).trim();
  const title = headline(asked);
  return {
    title: title === "" ? `${original.title}: what the review asks for`.slice(0, 200) : title,
    text: asked,
    context: { kind: "request", original },
  };
}
