import type { IssueFacts } from "../../types/facts.ts";
import { cutText, quoteData } from "./data.ts";

const MOST = 16_000;

/** The issue as a reader sees it, in marks; of one about a fix of ours, the original before it. */
export function issueText({ title, text, followUp }: Pick<IssueFacts, "title" | "text" | "followUp">): string {
  const own = quoteData("issue", `${title}\n\n${cutText(text, MOST)}`);
  if (followUp === undefined) return own;
  const { original } = followUp;
  return `${quoteData("issue", `${original.title}\n\n${cutText(original.text, MOST)}`)}\n\nThat was mended; this is asked of the fix now:\n${own}`;
}
