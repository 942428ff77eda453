import { code, codeBlock, link } from "./markdown.ts";
import { oneLine } from "./inert-text.ts";
import type { IssueReference, ProvenRun } from "./issue-reference.ts";

/** Where the change and its proof are had; what is not known is told in words. */
export interface Places {
  /** Branch of the pull request. */
  branch?: string | null;
  /** Page on which the evidence bundle is a download. */
  evidenceUrl?: string | null;
}

/** As a shell takes one word. */
function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

function bundleName(issue: IssueReference): string {
  const key = (issue.key ?? "").replace(/[^\w.-]+/g, "-").replace(/^[-.]+|-+$/g, "");
  return `${key.slice(0, 60) || "issue"}-evidence`;
}

/** The commands that show the same again: the regression test on the branch, and the whole proof from its bundle. */
export function rerun(run: ProvenRun, issue: IssueReference, { branch, evidenceUrl }: Places): string | null {
  const { reproduction } = run.evidence;
  if (!reproduction) return null;
  const bundle = bundleName(issue);
  const checkout = branch ? [`git fetch origin ${shellWord(branch)}`, `git checkout ${shellWord(branch)}`] : [];
  const commands = [...checkout, oneLine(reproduction.command, 500)].join("\n");
  const where = evidenceUrl
    ? link("the evidence bundle", evidenceUrl)
    : `the evidence bundle (${code(`${bundle}.tar.gz`)}, a download on the bug's page)`;
  const replay = [`tar -xzf ${bundle}.tar.gz`, `npx --no-install fixpoint replay ${bundle}`].join("\n");
  return [
    `**Run it again.** ${branch ? "In a clone with its dependencies installed" : "On this branch, with its dependencies installed"}:`,
    codeBlock(commands, 1500, "sh"),
    `The whole proof, offline, with ${where}:`,
    codeBlock(replay, 500, "sh"),
  ].join("\n\n");
}
