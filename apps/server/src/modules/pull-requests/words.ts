import type { PullRequestNoteRow } from "@fixpoint/db";

/** Text of others within ours: one line, without marks that mean something to a host. */
function quoted(text: string, limit: number): string {
  const flat = text
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .replace(/[\\`*_{}[\]<>|~]/g, "\\$&")
    .replace(/([@#!])(?=\w)/g, "$1\u200b")
    .trim();
  return flat.length <= limit ? flat : `${flat.slice(0, limit - 1)}…`;
}

const short = (sha: string) => sha.slice(0, 7);

/** What a reviewer is told of their note; the same each time it is asked for, so that it is found again. */
export function answerTo({ state, reason, commitSha, threadId, author }: PullRequestNoteRow): string {
  const to = threadId === null ? `@${author}: ` : "";
  if (state === "addressed" && commitSha) return `${to}Done in ${commitSha}. ${reason ?? ""}`.trim();
  return `${to}Not done: ${reason ?? "nothing could be made of it."}`;
}

/** What is said on the pull request when it cannot take care of itself. */
export function callForPerson(reason: string): string {
  return `This pull request needs a person. ${reason}`;
}

export function checksFailed(names: readonly string[], rounds: number): string {
  const which = names.map((name) => `“${quoted(name, 80)}”`).join(", ");
  const tried = rounds === 0 ? "" : ` after ${rounds} repair ${rounds === 1 ? "round" : "rounds"}`;
  return `Checks fail here and not on the base${tried}: ${which}.`;
}

export function roundFailed(what: string, reason: string): string {
  return `${what}: ${quoted(reason, 600)}`;
}

export function mergeMessage(branch: string, baseSha: string): string {
  return `Merge ${branch} (${short(baseSha)})\n\nThe fix was proven again on this base.\n`;
}
