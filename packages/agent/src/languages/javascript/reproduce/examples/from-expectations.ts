import { squeezeCode } from "../../../../stages/1-intake/text/expressions.ts";
import { isRefusal } from "../../../../stages/1-intake/items/refusals.ts";
import type { Expectation, IssueFacts } from "../../../../types/facts.ts";
import { LEARNED } from "../../../../types/language.ts";
import { tryExpression } from "../../ast.ts";
import type { Line } from "../steps.ts";
import type { Check, Example, Step } from "../types.ts";
import { trimMarks } from "../values.ts";
import { withoutLabel } from "../prints.ts";
import { OF_A_ROW } from "../unnamed.ts";
import { isOnePiece } from "./whole-tests.ts";
import { valueExamples } from "./value-examples.ts";
import { placeOf, setupOf, withPrelude } from "./sources.ts";
import type { Source } from "./sources.ts";
import { statedError } from "./stated.ts";

const GUESS = 30;

/** Where a block looks at a value; `const log = []` only brings in what is looked at below. */
function lineOf(lines: readonly Line[], code: string, { origin, nth }: Expectation): number {
  const isInProse = origin === "prose" || origin === "labels";
  const isIt = ({ expression }: Line): boolean => expression !== null && squeezeCode(expression) === squeezeCode(code);
  const meant = nth === undefined ? undefined : [...lines.entries()].filter(([, line]) => isIt(line) && !line.declares)[nth];
  if (meant !== undefined) return meant[0];
  // Of a call that is made again and again the words behind mean the last one.
  const looked = lines[isInProse ? "findLastIndex" : "findIndex"]((line) => isIt(line) && !line.declares);
  if (looked !== -1) return looked;
  const made = lines.findIndex(isIt);
  // What a sentence says of a variable that begins as something else is said of what becomes of it.
  return isInProse && BEGINS.test(lines[made]?.code ?? "") ? -1 : made;
}

/** `let calls = 0`, `const seen = []`. */
const BEGINS = /^(?:let|var)\s|^const\s+[\w$]+\s*=\s*(?:[[{"'`\d-]|new\s|null\b|true\b|false\b)/;

function printedAs(lines: readonly Line[], text: string): number {
  return lines.findIndex(({ label }) => label !== undefined && withoutLabel(text, label) !== text);
}

/** `const seats = hall.book(2)` where `hall.book(2)` is asked: made again it might give something else. */
function madeIn(lines: readonly Line[], code: string): number {
  return lines.findLastIndex((line) => {
    const value = /^(?:const|let|var)\s+[A-Za-z_$][\w$]*\s*=(?!=)([^]+)$/.exec(line.code)?.[1];
    return line.declares && line.expression !== null && value !== undefined && squeezeCode(value) === squeezeCode(code);
  });
}

/** It is asked of a variable that a session makes: with what that did before, or it is another thing of that name. */
function isOfSession(code: string, { transcripts }: IssueFacts): boolean {
  const head = /^[!(\s]*(?:await\s+)?([A-Za-z_$][\w$]*)\s*[.[]/.exec(code)?.[1];
  if (head === undefined) return false;
  const made = new RegExp(`^\\s*(?:(?:const|let|var)\\s+)?${head.replaceAll("$", "\\$")}\\s*=(?!=)`);
  return transcripts.some(({ language, entries }) => language === "javascript" && entries.some(({ input }) => made.test(input)));
}

/** Of a block that asserts several values of one call in turn each is of its place, where it is read. */
function isOfAnotherTime({ origin, snippet, expression, expected }: Expectation, all: readonly Expectation[]): boolean {
  if (origin !== "assertion" || expression === null || expected === null) return false;
  return all.some(
    (other) =>
      other.origin === "assertion" &&
      other.snippet === snippet &&
      other.expression !== null &&
      other.expected !== null &&
      squeezeCode(other.expression) === squeezeCode(expression) &&
      squeezeCode(other.expected) !== squeezeCode(expected),
  );
}

/** What intake read from prose and labels: “`f(x)` returns A instead of B”. */
export function fromExpectations(facts: IssueFacts, sources: readonly Source[]): Example[] {
  const error = statedError(facts, facts.stackTraces[0] ?? null);
  const ofOnePiece = new Set(sources.flatMap(({ snippet, lines }) => (isOnePiece(lines) ? [snippet.index] : [])));
  const told = facts.expectations.filter((one) => !isOfAnotherTime(one, facts.expectations));
  const examples = told.map((one) => ({ one, found: fromExpectation(one, error, facts, sources) }));
  return examples.flatMap(({ one, found }) => {
    const { origin, snippet } = one;
    const isPart = origin === "assertion" && snippet !== null && ofOnePiece.has(snippet);
    return isPart ? found.map((example): Example => ({ ...example, ofTest: { snippet, isWhole: false } })) : found;
  });
}

/** What one statement may mean. */
function fromExpectation(
  one: Expectation,
  error: ReturnType<typeof statedError>,
  facts: IssueFacts,
  sources: readonly Source[],
): Example[] {
  if (one.expression === null || isRefusal(one)) return [];
  const asked = trimMarks(one.expression).replace(/;$/, "");
  if (tryExpression(asked) === null || (/^[\w$]+$/.test(asked) && sources.length === 0)) return [];
  if (isOfSession(asked, facts)) return [];
  const place = sources.find(({ snippet }) => snippet.index === one.snippet) ?? null;
  // Each comment behind a call that is made again is of its own line, which is read there.
  const again = place?.lines.filter(
    ({ expression, remark }) => expression !== null && remark != null && squeezeCode(expression) === squeezeCode(asked),
  );
  if (one.origin === "comment" && (again?.length ?? 0) > 1) return [];
  // What is printed behind a label is of that line, whichever call was thought of.
  const labelled = place === null || one.expected === null ? -1 : printedAs(place.lines, one.expected);
  const own = place === null || one.after === true ? -1 : labelled === -1 ? lineOf(place.lines, asked, one) : labelled;
  const made = place === null || own !== -1 || one.after === true ? -1 : madeIn(place.lines, asked);
  const at = own === -1 ? made : own;
  const line = at === -1 ? undefined : place?.lines[at];
  const code = made === -1 && labelled === -1 ? asked : (line?.expression ?? asked);
  const before =
    place === null
      ? []
      : setupOf(place.lines, at === -1 ? place.lines.length : at).filter(
          (step) => at !== -1 || step.kind !== "code" || squeezeCode(step.code) !== squeezeCode(code),
        );
  const steps = (check: Check): Step[] =>
    withPrelude(
      [...before, ...(line?.declares ? [{ kind: "code", code: line.code } as Step] : []), { kind: "check", check }],
      place?.snippet ?? null,
      sources,
    );
  const derivedFrom =
    one.reading ??
    (one.origin === "prose"
      ? "the sentence that states what is expected"
      : one.origin === "labels"
        ? "the expected and actual values"
        : place === null
          ? "the stated example"
          : `${placeOf(place.snippet)} with what is stated of it`);
  if (one.fine === true) {
    // As JSON it is a text whatever it is.
    const check: Check = {
      kind: "value",
      expression: `JSON.stringify(${code})`,
      expected: JSON.stringify(LEARNED),
      actual: null,
      stated: true,
    };
    const symptom = { kind: "wrong_value" as const, expected: null, actual: null };
    return [{ steps: steps(check), derivedFrom: "the sentence that says that it is right", symptom, score: 0, fine: true }];
  }
  if (one.throws !== null && one.expected === null) {
    const check: Check =
      one.throws.which === "expected"
        ? { kind: "throws", code, errorType: one.throws.type, message: one.throws.message }
        : { kind: "completes", code };
    return [
      {
        steps: steps(check),
        derivedFrom,
        symptom: {
          kind: one.throws.which === "expected" ? "missing_exception" : "exception",
          errorType: one.throws.type,
          message: one.throws.message,
        },
        score: 76,
      },
    ];
  }
  if (one.expected === null) return [];
  const label = labelled === -1 ? undefined : line?.label;
  const expected = withoutLabel(one.expected, label) ?? one.expected;
  const actual = withoutLabel(one.actual ?? undefined, label) ?? null;
  // The line of another label is not what this one shows now.
  const isOther = label !== undefined && actual === one.actual;
  const found = valueExamples({ expression: code, printed: false }, expected, isOther ? null : actual, steps, derivedFrom, 82);
  const thrown = one.throws === null ? null : { errorType: one.throws.type, message: one.throws.message };
  // Which of the calls around is meant shows when they are run: the one that throws what the issue states.
  const told = thrown ?? (one.guessed === true && one.actual === null ? error : null);
  // The only value that is wished for says more than that nothing should be thrown.
  const isOnly = told !== null && facts.expectations.filter((other) => other.expression === one.expression).length === 1;
  return found.map((example) => ({
    ...example,
    ...(one.reading === OF_A_ROW ? { unsure: true } : {}),
    ...(told === null ? {} : { symptom: { kind: "exception" as const, ...told } }),
    score: example.score - (one.guessed === true && !isOnly ? GUESS : 0),
  }));
}
