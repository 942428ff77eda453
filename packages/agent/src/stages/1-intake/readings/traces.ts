import type { StackTrace } from "../../../types/facts.ts";
import { guarded } from "../document/guarded.ts";
import { tapFailures } from "../traces/tap-failures.ts";
import { readTraces } from "../traces/traces.ts";
import type { ReadIssue } from "./issue.ts";

/** How programs failed, as blocks and sentences show it; as many as asked for. */
export function tracesIn({ document, proseText, notes }: ReadIssue, most: number): StackTrace[] {
  return [
    ...document.blocks.flatMap((block, index) => guarded(notes, "A failed test", () => tapFailures(block.code, index))),
    ...document.blocks.flatMap((block, index) => guarded(notes, "A stack trace", () => readTraces(block.code, index))),
    ...guarded(notes, "A stack trace", () => readTraces(proseText, null)),
  ].slice(0, most);
}
