import type { IssueInput } from "../types/facts.ts";
import type { FailingTest, OriginalIssue } from "../types/follow-up.ts";
import { readFailingTests } from "./failing-tests/index.ts";
import { leafName } from "./test-source.ts";
import type { RedCheck } from "./types.ts";

const MAX_LOG = 200_000;
const MAX_TITLE = 120;

function titleOf(check: RedCheck, failing: readonly FailingTest[]): string {
  const [first] = failing;
  const said =
    first === undefined
      ? (check.summary ?? "")
          .split("\n")
          .find((line) => /\w/.test(line))
          ?.replace(/^[#>*\s-]+/, "")
      : leafName(first.name);
  const title = said === undefined ? `${check.name} fails` : `${check.name}: ${said}`;
  return title.replace(/\s+/g, " ").trim().slice(0, MAX_TITLE);
}

/** The end of a log says how it went; a fence in it must not end ours. */
function fenced(log: string): string {
  const longest = Math.max(3, ...[...log.matchAll(/`{3,}/g)].map(([marks]) => marks.length + 1));
  const fence = "`".repeat(longest);
  return `${fence}text\n${log.slice(-MAX_LOG).trimEnd()}\n${fence}`;
}

/**
 * The issue of a run with `base` = head of the fix's branch, made of a check that is red there and green on the base.
 * Pure: what the check says is read, and nothing is run.
 */
export function checkIssue(original: OriginalIssue, check: RedCheck): IssueInput {
  const { summary, text, log } = check;
  const failingTests = readFailingTests([summary, text, log].filter((part) => part != null).join("\n"));
  const parts = [summary, text].filter((part) => part != null && part.trim() !== "");
  if (log != null && log.trim() !== "") parts.push(fenced(log));
  return {
    title: titleOf(check, failingTests),
    text: parts.join("\n\n"),
    context: { kind: "check", original, failingTests },
  };
}
