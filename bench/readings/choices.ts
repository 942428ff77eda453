import { sameValue } from "../../packages/agent/src/gates/compare-values.ts";
import { parseIssue } from "../../packages/agent/src/stages/1-intake/index.ts";
import { squeezeCode } from "../../packages/agent/src/stages/1-intake/text/expressions.ts";
import { allCalls, isLiteral } from "../../packages/agent/src/stages/4-reproduce/pairs/calls.ts";
import type { Asked, Features } from "../../packages/agent/src/stages/4-reproduce/pairs/features/issue.ts";
import { pairsOf } from "../../packages/agent/src/stages/4-reproduce/pairs/pairs-of.ts";
import type { ReportRow } from "./rows.ts";

/** A pair of a report, and whether the right program gives that value where the one with the bug does not. */
export interface JudgedPair {
  features: Features;
  isRight: boolean;
}

export interface JudgedReport {
  name: string;
  pairs: JudgedPair[];
}

function valueOf(ended: ReportRow["asked"][number]["right"]): string | null {
  return ended?.kind === "assertion" ? ended.actual : null;
}

/** The pairs of a report as a run comes by them: first of the calls that it writes out alone, then of all that were asked. */
export function judged({ name, issue, asked }: ReportRow): JudgedReport[] {
  const facts = parseIssue(issue);
  const right = new Map<Asked, string | null>();
  for (const call of allCalls(facts)) {
    const row = asked.find(
      ({ expression, snippet }) => snippet === call.snippet && squeezeCode(expression) === squeezeCode(call.expression),
    );
    if (row !== undefined) right.set({ call, failure: { ...row.now, frames: [] } }, valueOf(row.right));
  }
  const all = [...right.keys()];
  const literal = all.filter(({ call }) => isLiteral(call));
  return [all, ...(literal.length === 0 || literal.length === all.length ? [] : [literal])].map((some) => ({
    name,
    pairs: pairsOf(facts, some).map((pair): JudgedPair => {
      const wanted = right.get(pair.asked) ?? null;
      const now = valueOf(pair.asked.failure);
      const isRight = wanted !== null && sameValue(pair.value, wanted) && !(now !== null && sameValue(pair.value, now));
      return { features: pair.features, isRight };
    }),
  }));
}
