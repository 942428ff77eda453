import { PRODUCT_NAME } from "@fixpoint/contracts";
import { webAddress } from "./inert-text.ts";
import { evidenceTable } from "./evidence-table.ts";
import { link, plain } from "./markdown.ts";
import { type Places, rerun } from "./rerun.ts";
import { alternatives, cause, limitsOfProof, reproduction, unnoticed } from "./sections.ts";
import { type IssueReference, keyOf, type ProvenRun } from "./issue-reference.ts";

/** Which issue it is for: its key as a link, and its title as text. */
export function heading(issue: IssueReference): string {
  const key = keyOf(issue);
  // A key that is no link could be read as a reference to another issue of that number.
  const reference = key === null || webAddress(issue.url) === null ? "the issue" : key;
  return `For ${link(reference, issue.url)}: ${plain(issue.title, 200)}`;
}

/**
 * Body of the pull request: what was wrong, what changes, and the proof. Markdown; what comes from the issue or the project
 * is text or code and nothing else. Every part is bounded: the whole stays below 32,768 characters, the least that a host takes.
 * @param closes The line by which merging closes the issue, as `closingReference` makes it; it comes first.
 */
export function pullRequestBody(
  run: ProvenRun,
  issue: IssueReference,
  closes: string | null = null,
  places: Places = {},
): string {
  const parts = [
    closes,
    heading(issue),
    cause(run),
    reproduction(run),
    evidenceTable(run),
    unnoticed(run),
    alternatives(run),
    limitsOfProof(run),
    rerun(run, issue, places),
    `Proven by ${PRODUCT_NAME}. Please review before merging.`,
  ];
  return `${parts.filter((part) => part !== null).join("\n\n")}\n`;
}
