import type { IssueFacts, Snippet, Symptom } from "../../../../types/facts.ts";
import type { Check, Example, Step } from "../types.ts";
import { trimMarks } from "../values.ts";
import { placeOf, setupOf, withPrelude } from "./sources.ts";
import type { Source } from "./sources.ts";
import { isOnePiece, wholeTest } from "./whole-tests.ts";
import { valueExamples } from "./value-examples.ts";
import { actualFor, expectedBeside, expectedFor, shownIsWrong, symptomOf } from "./stated.ts";

/** `for (const [input, output] of CASES) { assert.equal(f(input), output); }` */
const ASSERTS = /^(?:for|if|try|Object\.|\[|[\w$.]+\.forEach\()[^]*\bassert(?:\.\w+)?\(/;

export function fromSnippet(source: Source, facts: IssueFacts, sources: readonly Source[]): Example[] {
  const { lines, snippet } = source;
  const examples: Example[] = wholeTest(source, facts, sources);
  const ofTest = isOnePiece(lines) ? { ofTest: { snippet: snippet.index, isWhole: false } } : {};
  lines.forEach((line, index) => {
    const steps = (check: Check, keep = line.declares): Step[] =>
      withPrelude(
        [...setupOf(lines, index), ...(keep ? [{ kind: "code", code: line.code } as Step] : []), { kind: "check", check }],
        snippet,
        sources,
      );
    const derivedFrom = (what: string) => `${placeOf(snippet)} with ${what}`;
    if (line.assertion !== null) {
      examples.push({
        steps: steps(line.assertion, false),
        derivedFrom: derivedFrom("its own assertion"),
        symptom: symptomOf(line.assertion, facts),
        score: 90,
        ...ofTest,
      });
      return;
    }
    if (ASSERTS.test(line.code) && !line.declares) {
      examples.push({
        steps: steps({ kind: "asserts", code: line.code }),
        derivedFrom: derivedFrom("its own assertions"),
        symptom: { kind: "wrong_value", expected: null, actual: null },
        score: 88,
        ...ofTest,
      });
      return;
    }
    // Behind an import stands its version.
    const stated = line.isImport ? null : (line.remark ?? null);
    if (stated === null || line.expression === null) return;
    if (stated.throws !== null) {
      const code = line.code.replace(/^console\.log\((.*)\);?$/s, "$1");
      const check: Check =
        stated.throws.which === "expected"
          ? { kind: "throws", code, errorType: stated.throws.type, message: stated.throws.message }
          : { kind: "completes", code };
      const symptom: Symptom = {
        kind: stated.throws.which === "expected" ? "missing_exception" : "exception",
        errorType: stated.throws.type,
        message: stated.throws.message,
      };
      examples.push({ steps: steps(check, false), derivedFrom: derivedFrom("its comment"), symptom, score: 85 });
      return;
    }
    // A call that is made again gives something else, perhaps: what is said of one of them is said of no other.
    const { expression } = line;
    const isMadeAgain = lines.some((other, at) => at !== index && other.expression === expression && other.remark != null);
    const bare = stated.bare !== null && shownIsWrong(line.expression, stated.bare, facts) ? null : stated.bare;
    const expectedText = stated.expected ?? bare ?? expectedFor(line.expression, facts);
    if (expectedText === null) return;
    const actualText = stated.actual ?? (isMadeAgain ? null : actualFor(expression, facts));
    if (stated.expected === null && actualText !== null && trimMarks(actualText) === trimMarks(expectedText)) {
      const other = expectedBeside(line.expression, actualText, facts);
      if (other === null) return;
      examples.push(...valueExamples(line, other, actualText, steps, derivedFrom("what is expected of it"), 88));
      return;
    }
    const labelled = stated.bare !== null && bareIsActual(snippet);
    const known = labelled ? expectedFor(line.expression, facts) : expectedText;
    if (known === null) return;
    examples.push(
      ...valueExamples(
        line,
        known,
        labelled ? expectedText : actualText,
        steps,
        derivedFrom("its comment"),
        stated.bare === null ? 95 : 70,
      ),
    );
  });
  return examples;
}

/** The prose before the block says that it shows what happens now. */
function bareIsActual(snippet: Snippet): boolean {
  return /\b(?:actual|current|currently|now|got|wrong|bug)\b/i.test(snippet.lead) && !/expect|should/i.test(snippet.lead);
}
