import type { TestResults } from "@fixpoint/contracts";

/** What a run has to show: what it printed, else the messages of its failed tests (many runners report those apart). */
export function shownOutput(results: TestResults): string {
  if (results.output !== null && results.output.trim() !== "") return results.output;
  return results.granular_test_results
    .filter((test) => test.message !== null && test.message.trim() !== "")
    .map((test) => `${test.name}\n${test.message?.trimEnd() ?? ""}`)
    .join("\n\n");
}
