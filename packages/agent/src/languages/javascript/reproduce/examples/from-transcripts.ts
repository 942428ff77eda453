import { valueShownBy } from "../../../../stages/1-intake/shown/from-transcript.ts";
import type { IssueFacts, Symptom } from "../../../../types/facts.ts";
import { readSnippet } from "../steps.ts";
import type { Line } from "../steps.ts";
import type { Check, Example, Step } from "../types.ts";
import { parseValue, trimMarks } from "../values.ts";
import { valueExamples } from "./value-examples.ts";
import { setupOf } from "./sources.ts";
import { doubtOf, expectedFor, isToldApart } from "./stated.ts";

/** Too little to speak against a fix. */
const DOUBTFUL = 62;
const OF_MEMBERS = 72;

/**
 * What a session printed is what happens now, whatever it is: only an entry of which the issue states what should be
 * becomes a test.
 */
export function fromTranscripts(facts: IssueFacts): Example[] {
  return facts.transcripts
    .filter(({ language }) => language === "javascript")
    .flatMap((transcript) => {
      const entries = transcript.entries.map((entry) => ({ ...entry, lines: readSnippet(entry.input)?.[0] ?? null }));
      const declared = entries.flatMap(({ lines }) => (lines ?? []).filter((line) => line.declares && !line.isImport));
      return entries.flatMap((entry, index): Example[] => {
        const line = entry.lines?.at(-1);
        if (line?.expression == null) return [];
        const before = entries
          .slice(0, index)
          .filter(({ output }) => !/^(?:Uncaught|Thrown)/.test(output))
          .filter((other) => other.input === entry.input || !onlyLooks(other, declared))
          .flatMap(({ lines }) => setupOf(lines ?? [], 99));
        const steps = (check: Check): Step[] => [
          ...before,
          ...(line.declares ? [{ kind: "code", code: line.code } as Step] : []),
          { kind: "check", check },
        ];
        const derivedFrom = "the console transcript";
        const nth = entries.slice(0, index).filter((other) => other.input.trim() === entry.input.trim()).length;
        const error = /^(?:Uncaught |Thrown:\s*)?([A-Z]\w*(?:Error|Exception))(?: \[\w+\])?:? ?(.*)/.exec(entry.output.trim());
        const ofMembers = membersStated(line.expression, facts).flatMap(({ expression, expected, actual }) =>
          valueExamples({ expression, printed: false }, expected, actual, steps, derivedFrom, OF_MEMBERS),
        );
        const expected =
          expectedFor(line.expression, facts, nth) ??
          expectedFor(entry.input, facts, nth) ??
          line.remark?.expected ??
          line.remark?.bare ??
          null;
        if (error !== null) {
          const symptom: Symptom = { kind: "exception", errorType: error[1] ?? null, message: error[2] || null };
          const value = expected === null ? null : parseValue(expected);
          const check: Check =
            value === null
              ? { kind: "completes", code: line.code }
              : { kind: "value", expression: line.expression, expected: value, actual: null, stated: true };
          return [
            { steps: value === null ? [...before, { kind: "check", check }] : steps(check), derivedFrom, symptom, score: 84 },
          ];
        }
        const actual = valueShownBy(entry);
        if (expected === null || trimMarks(expected) === actual) return ofMembers;
        const doubt = doubtOf(line.expression, facts);
        const found = valueExamples(line, expected, actual === "" ? null : actual, steps, derivedFrom, 92);
        // What is wished for behind a session is of the last time that it is asked.
        const isAgain = entries
          .slice(index + 1)
          .some((other) => other.input.trim() === entry.input.trim() && valueShownBy(other) === actual);
        if (isAgain && !isToldApart(line.expression, facts)) return found.map((one) => ({ ...one, score: DOUBTFUL - 1 }));
        return [...(doubt === 0 ? found : found.map((one) => ({ ...one, score: DOUBTFUL - doubt }))), ...ofMembers];
      });
    });
}

/** “`due` should be …” of what an entry shows. */
function membersStated(expression: string, facts: IssueFacts): { expression: string; expected: string; actual: string | null }[] {
  return facts.expectations.flatMap((one) => {
    const isOfIt =
      one.expression?.startsWith(expression) === true && /^(?:\.[\w$]|\[)/.test(one.expression.slice(expression.length));
    if (!isOfIt || one.expression === null || one.expected === null) return [];
    return [{ expression: one.expression, expected: one.expected, actual: one.actual }];
  });
}

/** A plain look at a value, or a call of what the package exports whose result is shown: nothing that comes later needs it. */
function onlyLooks(entry: { input: string; output: string; lines: Line[] | null }, declared: readonly Line[]): boolean {
  const code = entry.input.trim().replace(/;$/, "");
  if (/^[\w$.]+$/.test(code)) return true;
  const callee = /^([A-Za-z_$][\w$]*)\(.*\)$/s.exec(code)?.[1];
  if (callee === undefined || entry.lines?.length !== 1 || ["", "undefined"].includes(valueShownBy(entry))) return false;
  return !declared.some((line) => new RegExp(`\\b${callee.replace(/\$/g, "\\$")}\\b`).test(line.code));
}
