import type { IssueFacts, Snippet } from "../../../../types/facts.ts";
import { withoutLabel } from "../prints.ts";
import type { Line } from "../steps.ts";
import type { Check, Example, Step } from "../types.ts";
import { parseValue } from "../values.ts";
import { valueExamples } from "./value-examples.ts";
import { placeOf, setupOf, withPrelude } from "./sources.ts";
import type { Source } from "./sources.ts";
import { loose } from "./stated.ts";

/** What is no code behind a block, up to the next block of code: what stands there is said of that one. */
function blocksBehind(snippets: readonly Snippet[], own: Snippet): Snippet[] {
  const behind = snippets.filter(({ index }) => index > own.index);
  const first = behind.findIndex(({ role }) => role !== "code");
  const end = behind.findIndex(({ role }, at) => at > first && role === "code");
  return (first === -1 || end === -1 ? behind : behind.slice(0, end)).filter(({ role }) => role !== "code");
}

/** `console.log(…)` lines and a block of output behind them. */
export function fromOutputs(facts: IssueFacts, sources: readonly Source[]): Example[] {
  return sources.flatMap(({ snippet, lines }) => {
    const printing = lines.flatMap((line, index) => (line.printed && line.expression !== null ? [{ line, index }] : []));
    const last = lines.at(-1);
    const told = printing.length > 0 ? [] : inTurn(lines, facts);
    const targets =
      printing.length > 0
        ? printing
        : told.length > 0
          ? told
          : last?.expression != null && last.assertion === null
            ? [{ line: last, index: lines.length - 1 }]
            : [];
    // What is printed in a function or a loop is no value of the last line.
    const isElsewhere = lines.some(({ code, printed }) => !printed && code.includes("console.log"));
    if (targets.length === 0 || isElsewhere) return [];
    const after = blocksBehind(facts.snippets, snippet)
      .filter((one) => one.role !== "shell" && one.role !== "trace")
      .slice(0, 3);
    const isExpected = (one: Snippet) =>
      /expect|should|correct|want/i.test(one.lead) && !/actual|instead|but (?:got|get)/i.test(one.lead);
    const expectedBlock = after.find(isExpected);
    const actualBlock = after.find((one) => one !== expectedBlock);
    const whole = told.length > 0 ? valuesIn(facts, "expected") : [];
    const expectedText = whole.length > 0 ? whole.join("\n") : (expectedBlock?.code ?? loose(facts)?.expected ?? null);
    if (expectedText === null) return [];
    const seen = told.length > 0 ? valuesIn(facts, "actual") : [];
    const actualText = seen.length === targets.length ? seen.join("\n") : (actualBlock?.code ?? loose(facts)?.actual ?? null);
    const expected = split(expectedText, targets.length);
    const actual = actualText === null ? null : split(actualText, targets.length);
    if (expected === null) return [];
    return targets.flatMap(({ line, index }, at): Example[] => {
      const wanted = withoutLabel(expected[at], line.label);
      if (wanted === undefined) return [];
      const seen = withoutLabel(actual?.[at], line.label) ?? null;
      const steps = (check: Check): Step[] =>
        withPrelude(
          [
            ...setupOf(lines, index),
            // The same call may give something else when it is made again.
            ...again(lines, line, index),
            ...(line.declares ? [{ kind: "code", code: line.code } as Step] : []),
            { kind: "check", check },
          ],
          snippet,
          sources,
        );
      const score = 78 + (seen !== null && seen !== wanted ? 6 : 0);
      const derivedFrom = `${placeOf(snippet)} with the output that is expected of it`;
      const values = valueExamples(
        { expression: line.expression, printed: line.printed },
        wanted,
        seen === wanted ? null : seen,
        steps,
        derivedFrom,
        score,
      );
      if (values.length > 0 && parseValue(wanted) !== null) return values;
      if (!line.printed || line.expression === null) return values;
      return [
        ...values,
        {
          steps: steps({ kind: "prints", expression: line.expression, expected: wanted, actual: seen }),
          derivedFrom,
          symptom: { kind: "wrong_value", expected: JSON.stringify(wanted), actual: null },
          score: score - 5,
        },
      ];
    });
  });
}

/** The values that the issue names of one side, and of no call. */
function valuesIn({ expectations }: IssueFacts, side: "expected" | "actual"): string[] {
  return expectations.flatMap((one) => {
    const value = one.expression === null && one.origin === "labels" && one.snippet === null ? one[side] : null;
    return value === null || value.includes("\n") ? [] : [value];
  });
}

/** The last calls of a block that prints nothing, where as many values are wished for, one a line: they are of these in turn. */
function inTurn(lines: readonly Line[], facts: IssueFacts): { line: Line; index: number }[] {
  const count = valuesIn(facts, "expected").length;
  const last = lines.map((line, index) => ({ line, index })).slice(-count);
  const isAsked = ({ line }: { line: Line }): boolean => line.expression !== null && !line.declares && line.assertion === null;
  return count > 1 && last.length === count && last.every(isAsked) ? last : [];
}

/** What is printed before by the same call. */
function again(lines: readonly Line[], line: Line, until: number): Step[] {
  return lines
    .slice(0, until)
    .filter(({ printed, expression }) => printed && expression !== null && expression === line.expression)
    .map(({ expression }) => ({ kind: "code", code: `${expression};` }));
}

function split(text: string, parts: number): string[] | null {
  const clean = text.trim();
  // Blanks at the start of the first line are part of what is printed.
  if (parts === 1) return [text.trimEnd()];
  const lines = clean
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return lines.length === parts ? lines : null;
}
