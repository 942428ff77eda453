import { type RunOutcome, VERDICT_TITLES } from "@fixpoint/agent";
import { terminalSafe } from "./progress/terminal-text.ts";

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ["", `${title}:`, ...lines.map((line) => `- ${terminalSafe(line)}`)];
}

/** What a person reads at the end of a run: the verdict, what was tried or is missing, and what to do next. */
export function report(outcome: RunOutcome, options: { applied: boolean }): string {
  const { evidence } = outcome;
  const lines = ["", `${VERDICT_TITLES[outcome.resultStatus]}: ${terminalSafe(evidence.verdict.summary)}`];
  if (outcome.resultStatus !== "validated_fix") {
    lines.push(
      ...section(
        "Tried",
        evidence.tried.slice(0, 20).map((attempt) => `${attempt.what}: ${attempt.detail}`),
      ),
    );
    lines.push(...section("Missing", evidence.suitability?.missingFacts ?? []));
  }
  if (outcome.patch !== null) lines.push("", outcome.patch.trimEnd());
  if (options.applied) lines.push("", "The patch was applied to the work tree; nothing was committed.");
  if (outcome.evidenceDir !== null)
    lines.push("", `Evidence: ${outcome.evidenceDir}`, `Run it again: npx fixpoint replay ${outcome.evidenceDir}`);
  return `${lines.join("\n")}\n`;
}
