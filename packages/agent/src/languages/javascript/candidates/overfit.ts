import type { Pool, Proposal } from "./types.ts";

const LITERAL = String.raw`(?:-?\d[\d_.eE]*n?|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\x60[^\x60$]*\x60)`;
const CASE = new RegExp(
  String.raw`if\s*\(\s*(?:[\w$.\[\]]+\s*={2,3}\s*(${LITERAL})|(${LITERAL})\s*={2,3}\s*[\w$.\[\]]+)\s*\)\s*\{?\s*return\s+([^;\n]+)`,
);

/** `if (x === <literal of the issue>) return …`: an answer for the example and for nothing else. Never proposed. */
export function onlyRepeatsExample(proposal: Proposal, pool: Pool): boolean {
  const match = CASE.exec(proposal.replacement);
  if (match === null) return false;
  const literal = match[1] ?? match[2] ?? "";
  const returned = (match[3] ?? "").trim();
  return namedInIssue(literal, pool) && (!GENERAL.has(literal) || pool.expected.has(returned));
}

/** Values that code rightly tests for on their own. */
const GENERAL = new Set(["0", "1", "-1", '""', "''", "``"]);

function namedInIssue(literal: string, pool: Pool): boolean {
  const number = Number(literal.replaceAll("_", ""));
  if (!Number.isNaN(number)) return pool.issueNumbers.has(number);
  return pool.issueStrings.has(literal.slice(1, -1));
}
