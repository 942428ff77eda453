import type { IssueFacts } from "../../types/facts.ts";
import type { BaselineCase } from "../3-environment/baseline.ts";

const MOST_OF_MESSAGE = 400;

/** The words of a text, each also by its parts (`keepOpen`, `keep_open`), without the endings of plurals. */
function wordsIn(text: string): Set<string> {
  const whole = text.match(/[\p{L}\p{N}_$]+/gu) ?? [];
  const parts = whole.flatMap((one) => one.replaceAll(/(\p{Ll})(?=\p{Lu})/gu, "$1_").split("_"));
  return new Set(
    [...whole, ...parts].map((one) => one.toLowerCase().replace(/(?<=\p{L}{3})s$/u, "")).filter((one) => one.length > 1),
  );
}

function toldBy({ name, failure }: BaselineCase): Set<string> {
  const said = failure === null ? "" : `${failure.errorType ?? ""} ${failure.message ?? ""}`;
  return wordsIn(`${name} ${said.slice(0, MOST_OF_MESSAGE)}`);
}

/**
 * Tests in the order of what their names and failures have in common with an issue: a word counts the more the fewer of the
 * suite's tests have it (inverse document frequency), and less in a long text than in a short one. Those that share as much
 * stay as they stand. Pure.
 */
export function likestFirst(
  tests: readonly BaselineCase[],
  { title, text }: Pick<IssueFacts, "title" | "text">,
  suite: readonly BaselineCase[],
): BaselineCase[] {
  if (tests.length < 2) return [...tests];
  const issue = wordsIn(`${title}\n${text}`);
  const having = new Map<string, number>();
  for (const one of suite) for (const word of toldBy(one)) having.set(word, (having.get(word) ?? 0) + 1);
  const weightOf = (word: string): number => Math.log(1 + suite.length / (having.get(word) ?? 1));
  const likeness = new Map(
    tests.map((one) => {
      const words = toldBy(one);
      const shared = [...words].reduce((sum, word) => sum + (issue.has(word) ? weightOf(word) : 0), 0);
      return [one, shared / Math.sqrt(words.size)];
    }),
  );
  return tests.toSorted((a, b) => (likeness.get(b) ?? 0) - (likeness.get(a) ?? 0));
}
