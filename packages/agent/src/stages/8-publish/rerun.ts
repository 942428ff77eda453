import { code, codeBlock, link } from "./markdown.ts";
import { oneLine } from "./inert-text.ts";
import type { IssueReference, ProvenRun } from "./issue-reference.ts";

/** Where the change and its proof are had; what is not known is told in words. */
export interface Places {
  /** Branch of the pull request. */
  branch?: string | null;
  /** Page on which the evidence bundle is a download. */
  evidenceUrl?: string | null;
  /** Folder that holds the evidence where the commands are typed; then nothing has to be unpacked. */
  folder?: string | null;
}

/** As a shell takes one word. */
function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

function bundleName(issue: IssueReference): string {
  const key = (issue.key ?? "").replace(/[^\w.-]+/g, "-").replace(/^[-.]+|-+$/g, "");
  return `${key.slice(0, 60) || "issue"}-evidence`;
}

/** Puts the work tree into the state that was proven. */
function stateOf(run: ProvenRun, { branch, folder }: Places): string[] {
  if (branch) return [`git fetch origin ${shellWord(branch)}`, `git checkout ${shellWord(branch)}`];
  const { baseSha } = run.evidence;
  if (!folder || baseSha === null || run.fix.length === 0) return [];
  return [`git checkout ${shellWord(baseSha)}`, `git apply ${shellWord(`${folder}/fix.patch`)}`];
}

function wholeProof(issue: IssueReference, { evidenceUrl, folder }: Places): string[] {
  if (folder)
    return ["The whole proof, offline, from its evidence:", shell(`npx --no-install fixpoint replay ${shellWord(folder)}`)];
  const bundle = bundleName(issue);
  const where = evidenceUrl
    ? link("the evidence bundle", evidenceUrl)
    : `the evidence bundle (${code(`${bundle}.tar.gz`)}, a download on the bug's page)`;
  return [
    `The whole proof, offline, with ${where}:`,
    shell(`tar -xzf ${bundle}.tar.gz\nnpx --no-install fixpoint replay ${bundle}`),
  ];
}

function shell(commands: string): string {
  return codeBlock(commands, 1500, "sh");
}

/** The commands that show the same again: the regression test on the change, and the whole proof from its bundle. */
export function rerun(run: ProvenRun, issue: IssueReference, places: Places): string | null {
  const { reproduction } = run.evidence;
  if (!reproduction) return null;
  const state = stateOf(run, places);
  const test = [...state, oneLine(reproduction.command, 500)].join("\n");
  const built = run.evidence.environment?.standIns === undefined ? "" : " and the project built";
  const place =
    state.length > 0 ? "In a clone with its dependencies installed" : "With the test in place and the dependencies installed";
  return [`**Run it again.** ${place}${built}:`, shell(test), ...wholeProof(issue, places)].join("\n\n");
}
