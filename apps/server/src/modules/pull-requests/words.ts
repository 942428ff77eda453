import { describedMarkdown, inertInCommit, oneLine } from "@fixpoint/agent";
import type { PullRequestNoteRow } from "@fixpoint/db";

const REASON_CHARS = 600;
const short = (sha: string) => sha.slice(0, 7);

type AnsweredNote = Pick<PullRequestNoteRow, "state" | "reason" | "commitSha" | "threadId" | "author">;

/** What a reviewer is told of their note; the same each time it is asked for, so that it is found again. */
export function answerTo({ state, reason, commitSha, threadId, author }: AnsweredNote): string {
  const to = threadId === null ? `@${author}: ` : "";
  const why = describedMarkdown(reason ?? "", REASON_CHARS);
  if (state === "addressed" && commitSha) return `${to}Done in ${commitSha}. ${why}`.trim();
  return `${to}Not done: ${why === "" ? "nothing could be made of it." : why}`;
}

/** What is said on the pull request when it cannot take care of itself. */
export function callForPerson(reason: string): string {
  return `This pull request needs a person. ${describedMarkdown(reason, REASON_CHARS)}`;
}

export function checksFailed(names: readonly string[], rounds: number): string {
  const which = names.map((name) => `“${oneLine(name, 80)}”`).join(", ");
  const tried = rounds === 0 ? "" : ` after ${rounds} repair ${rounds === 1 ? "round" : "rounds"}`;
  return `Checks fail here and not on the base${tried}: ${which}.`;
}

/** The commit of a round: names, reasons and descriptions in it are others' words. */
export function commitMessageOf(subject: string, lines: readonly string[]): string {
  const body = lines.map((line) => inertInCommit(oneLine(line, REASON_CHARS))).join("\n");
  return `${inertInCommit(oneLine(subject, 72))}\n\n${body}\n`;
}

export function mergeMessage(branch: string, baseSha: string): string {
  return commitMessageOf(`Merge ${branch} (${short(baseSha)})`, ["The fix was proven again on this base."]);
}
