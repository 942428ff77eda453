import type { Expectation, IssueFacts, Symptom } from "../../../../types/facts.ts";
import type { Example } from "../types.ts";
import { fromTranscripts } from "./from-transcripts.ts";
import { fromOutputs } from "./from-outputs.ts";
import { fromExpectations } from "./from-expectations.ts";
import { fromPrograms } from "./from-programs.ts";
import { fromThrows } from "./from-throws.ts";
import { fromSnippet } from "./from-snippet.ts";
import { readSources } from "./sources.ts";

const HANG =
  /\b(?:hangs?|hanging|hung(?! (?:it|them|this|that|the|up|on|a|my|our)\b)|(?:CPU|processor|core)s?\b[^.\n]{0,20}\b(?:100(?= ?%)|fully busy)|infinite (?:loop|recursion)|endless(?:ly)? loop|never (?:comes? back|returns?|ends?|terminates?|finishes|completes)|(?:does not|doesn.t|did not) come back|100 ?% CPU|busy loop|(?:runs|loops) (?:forever|for ever|endlessly)|(?:does not|doesn.t|did not) (?:end|terminate|finish|come to an end)|never (?:stops|gets? done)|(?<![.`])(?:freezes?|froze|frozen)|stuck forever|loops forever|runs forever|Promise resolution is still pending)\b/i;
/** `test('…'`, `it("…"`. */
const TEST_NAME = /\b(?:test|it|describe|specify)\(\s*(["'`])([^\n]{3,200}?)\1/g;

/** The issue's words without the names of its tests, which tell what should be: “a finished step does not end the list”. */
function wordsOf({ title, text }: IssueFacts): string {
  const names = [...text.matchAll(TEST_NAME)].map((match) => match[2] ?? "");
  return names.reduce((words, name) => words.replaceAll(name, " "), `${title}\n${text}`);
}

/** What never comes back has no answer that is wrong: whoever read one out of the sentences has not understood them. */
function withoutGuessedAnswers(facts: IssueFacts): IssueFacts {
  const isFit = ({ guessed, actual }: Expectation): boolean => guessed !== true || actual === null;
  return { ...facts, expectations: facts.expectations.filter(isFit) };
}

/** All examples that the issue gives, best first. Pure. */
export function findExamples(facts: IssueFacts): Example[] {
  const sources = readSources(facts);
  const hang = HANG.test(wordsOf(facts));
  const found = [
    ...sources.flatMap((source) => fromSnippet(source, facts, sources)),
    ...fromTranscripts(facts),
    ...fromOutputs(facts, sources),
    ...fromExpectations(hang ? withoutGuessedAnswers(facts) : facts, sources),
    ...fromPrograms(facts, sources),
    ...fromThrows(facts, sources, hang),
  ];
  const known = new Set<string>();
  return found
    .map((example) =>
      hang && example.symptom.kind !== "exception" ? { ...example, symptom: { kind: "hang" } as Symptom } : example,
    )
    .sort((a, b) => b.score - a.score)
    .filter((example) => {
      const key = JSON.stringify(example.steps);
      return known.has(key) ? false : known.add(key);
    });
}
