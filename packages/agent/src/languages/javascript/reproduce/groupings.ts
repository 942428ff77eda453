import { squeezeCode } from "../../../stages/1-intake/text/expressions.ts";
import { inOtherShapes } from "./shapes.ts";
import type { Bound } from "./types.ts";

/** Below it an example is a guess, and speaks against no fix. */
const STRONG = 65;

export interface Grouping {
  main: Bound[];
  /** Of these come the second examples. */
  held: Bound[];
}

/** One example for each thing that is called; the others of the same are alternatives, tried later and never held back. */
export function groupings(all: readonly Bound[], isKnownWrong: (one: Bound) => boolean): Grouping[] {
  const fine = all.filter((one) => one.fine === true);
  const examples = all.filter((one) => one.fine !== true);
  const first = new Map<string, Bound>();
  for (const one of examples) if (!first.has(subjectOf(one))) first.set(subjectOf(one), one);
  const distinct = [...first.values()].sort((a, b) => Number(isKnownWrong(b)) - Number(isKnownWrong(a)) || b.score - a.score);
  const strong = distinct.filter((one) => one.score >= STRONG);
  const without = (some: readonly Bound[]): Bound[] =>
    strong.filter(
      (one) => !some.includes(one) && (one.unsure !== true || some.some((other) => calleeOf(other) === calleeOf(one))),
    );
  const groups: Grouping[] = [];
  const alike = strong.filter((one) => one.symptom.kind === strong[0]?.symptom.kind && isKnownWrong(one) && one.unsure !== true);
  if (alike.length >= 3) {
    const main = alike.filter((_, index) => index !== 1);
    groups.push({ main, held: without(main) });
  }
  for (const one of distinct) groups.push({ main: [one], held: without([one]) });
  for (const one of examples) if (!distinct.includes(one)) groups.push({ main: [one], held: [] });
  const shaped = distinct.flatMap((one) =>
    inOtherShapes(one).map((main): Grouping => ({
      main: [main],
      held: without([one]).flatMap((other) => [other, ...inOtherShapes(other)]),
    })),
  );
  return [...groups, ...shaped].map(({ main, held }) => ({ main, held: [...held, ...fine] }));
}

function calleeOf(example: Bound): string {
  const check = example.steps.findLast((step) => step.kind === "check");
  const code = check?.kind !== "check" ? "" : "expression" in check.check ? check.check.expression : check.check.code;
  return /^[\w$.]+(?=\()/.exec(code)?.[0] ?? code;
}

/** The text of what is called, to see whether two examples contradict each other. */
function subjectOf(example: Bound): string {
  return JSON.stringify(
    example.steps.map((step) =>
      squeezeCode(step.kind === "code" ? step.code : "expression" in step.check ? step.check.expression : step.check.code),
    ),
  );
}
