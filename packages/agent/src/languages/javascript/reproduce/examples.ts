import type { Expectation, IssueFacts, Snippet, StackTrace, Symptom } from "../../../types/facts.ts";
import { valueShownBy } from "../../../stages/1-intake/from-code.ts";
import { freeNames, tryExpression } from "../ast.ts";
import { readSnippet, type Line } from "./steps.ts";
import type { Check, Example, Step } from "./types.ts";
import { bareString, parseValue, trimMarks } from "./values.ts";

const HANG =
  /\b(?:hangs?|hanging|hung|infinite (?:loop|recursion)|endless(?:ly)? loop|never (?:returns?|ends?|terminates?|finishes|completes)|freezes?|stuck forever|loops forever|runs forever)\b/i;
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];

export interface Source {
  snippet: Snippet;
  lines: Line[];
}

/** All examples that the issue gives, best first. Pure. */
export function findExamples(facts: IssueFacts): Example[] {
  const sources = readSources(facts);
  const hang = HANG.test(`${facts.title}\n${facts.text}`);
  const found = [
    ...sources.flatMap((source) => fromSnippet(source, facts, sources)),
    ...fromTranscripts(facts),
    ...fromOutputs(facts, sources),
    ...fromExpectations(facts, sources),
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

export function placeOf(snippet: Snippet): string {
  return `the ${ORDINALS[snippet.index] ?? `${snippet.index + 1}th`} code block`;
}

function readSources(facts: IssueFacts): Source[] {
  return facts.snippets.flatMap((snippet) => {
    const code =
      (snippet.role === "code" || snippet.role === "data") &&
      (snippet.language === null || /^(?:javascript|typescript|js|ts|jsx|tsx|mjs|node)$/i.test(snippet.language));
    if (!code) return [];
    return (readSnippet(snippet.code) ?? []).filter((lines) => lines.length > 0).map((lines) => ({ snippet, lines }));
  });
}

/** Statements that must have run before line `until`; what only prints or asserts is left out. */
export function setupOf(lines: readonly Line[], until: number): Step[] {
  return lines
    .slice(0, until)
    .filter((line) => !line.printed && line.assertion === null && !(line.remark?.throws && !line.declares))
    .map((line) => ({ kind: "code", code: line.code }));
}

/** What other code blocks declare and this one uses, e.g. a set-up block before it. */
export function withPrelude(steps: Step[], own: Snippet | null, sources: readonly Source[]): Step[] {
  const text = (list: Step[]) => list.map((step) => (step.kind === "code" ? step.code : checkText(step.check))).join("\n;");
  let all = steps;
  for (const other of sources.filter(({ snippet }) => snippet.index !== own?.index)) {
    const free = new Set(freeNames(text(all)));
    if (free.size === 0) break;
    const declared = other.lines.filter((line) => line.declares || line.isImport);
    const provides = declared.some((line) =>
      [...free].some((name) =>
        new RegExp(`\\b(?:const|let|var|function|class|import)\\b[^=(]*\\b${name.replace(/\$/g, "\\$")}\\b`).test(line.code),
      ),
    );
    if (provides)
      all = [
        ...setupOf(
          other.lines.filter((line) => line.remark === null || line.declares),
          other.lines.length,
        ),
        ...all,
      ];
  }
  return all;
}

export function checkText(check: Check): string {
  return check.kind === "throws" || check.kind === "completes" ? check.code : `(${check.expression})`;
}

function fromSnippet(source: Source, facts: IssueFacts, sources: readonly Source[]): Example[] {
  const { lines, snippet } = source;
  const examples: Example[] = [];
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
      });
      return;
    }
    const stated = line.remark ?? null;
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
    const bare = stated.bare !== null && shownIsWrong(line.expression, stated.bare, facts) ? null : stated.bare;
    const expectedText = stated.expected ?? bare ?? expectedFor(line.expression, facts);
    if (expectedText === null) return;
    const actualText = stated.actual ?? actualFor(line.expression, facts);
    if (stated.expected === null && actualText !== null && trimMarks(actualText) === trimMarks(expectedText)) {
      const other = expectedFor(line.expression, facts);
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

function valueExamples(
  line: Pick<Line, "expression" | "printed">,
  expectedText: string,
  actualText: string | null,
  steps: (check: Check) => Step[],
  derivedFrom: string,
  score: number,
): Example[] {
  const expression = line.expression;
  if (expression === null) return [];
  const value =
    parseValue(expectedText) ??
    (line.printed || /^[\w./:@-]+$/.test(trimMarks(expectedText)) || score >= 80 ? bareString(expectedText) : null);
  if (value === null) return [];
  const symptom: Symptom = {
    kind: "wrong_value",
    expected: value,
    actual: actualText === null ? null : (parseValue(actualText) ?? null),
  };
  return [
    {
      steps: steps({ kind: "value", expression, expected: value, actual: actualText, stated: true }),
      derivedFrom,
      symptom,
      score: score + (actualText === null ? 0 : 3),
    },
  ];
}

/** Intake found that the value which a comment shows is what happens now. */
function shownIsWrong(expression: string, shown: string, facts: IssueFacts): boolean {
  return matching(expression, facts).some(
    (one) => one.expected === null && one.actual !== null && squeeze(one.actual) === squeeze(shown),
  );
}

function squeeze(code: string): string {
  return code.replace(/[\s;`]/g, "").replaceAll('"', "'");
}

function matching(expression: string, facts: IssueFacts): Expectation[] {
  return facts.expectations.filter((one) => one.expression !== null && squeeze(one.expression) === squeeze(expression));
}

function expectedFor(expression: string, facts: IssueFacts): string | null {
  return matching(expression, facts).find((one) => one.expected !== null)?.expected ?? null;
}

function actualFor(expression: string, facts: IssueFacts): string | null {
  return matching(expression, facts).find((one) => one.actual !== null)?.actual ?? null;
}

/** “Expected” and “actual” of the whole issue, where no expression is named. */
function loose(facts: IssueFacts): Expectation | null {
  return facts.expectations.find((one) => one.expression === null && one.expected !== null) ?? null;
}

/**
 * What a session printed is what happens now, whatever it is: only an entry of which the issue states what should be
 * becomes a test.
 */
function fromTranscripts(facts: IssueFacts): Example[] {
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
        const error = /^(?:Uncaught |Thrown:\s*)?([A-Z]\w*(?:Error|Exception))(?: \[\w+\])?:? ?(.*)/.exec(entry.output.trim());
        const expected =
          expectedFor(line.expression, facts) ??
          expectedFor(entry.input, facts) ??
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
        if (expected === null || trimMarks(expected) === actual) return [];
        return valueExamples(line, expected, actual === "" ? null : actual, steps, derivedFrom, 92);
      });
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

/** `console.log(…)` lines and a block of output behind them. */
function fromOutputs(facts: IssueFacts, sources: readonly Source[]): Example[] {
  return sources.flatMap(({ snippet, lines }) => {
    const printing = lines.flatMap((line, index) => (line.printed && line.expression !== null ? [{ line, index }] : []));
    const last = lines.at(-1);
    const targets =
      printing.length > 0
        ? printing
        : last?.expression != null && last.assertion === null
          ? [{ line: last, index: lines.length - 1 }]
          : [];
    if (targets.length === 0) return [];
    const after = facts.snippets
      .filter((one) => one.index > snippet.index && one.role !== "code" && one.role !== "shell" && one.role !== "trace")
      .slice(0, 3);
    const isExpected = (one: Snippet) =>
      /expect|should|correct|want/i.test(one.lead) && !/actual|instead|but (?:got|get)/i.test(one.lead);
    const expectedBlock = after.find(isExpected);
    const actualBlock = after.find((one) => one !== expectedBlock);
    const expectedText = expectedBlock?.code ?? loose(facts)?.expected ?? null;
    if (expectedText === null) return [];
    const actualText = actualBlock?.code ?? loose(facts)?.actual ?? null;
    const expected = split(expectedText, targets.length);
    const actual = actualText === null ? null : split(actualText, targets.length);
    if (expected === null) return [];
    return targets.flatMap(({ line, index }, at): Example[] => {
      const wanted = expected[at];
      if (wanted === undefined) return [];
      const seen = actual?.[at] ?? null;
      const steps = (check: Check): Step[] =>
        withPrelude(
          [
            ...setupOf(lines, index),
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

function split(text: string, parts: number): string[] | null {
  const clean = text.trim();
  if (parts === 1) return [clean];
  const lines = clean
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return lines.length === parts ? lines : null;
}

/** What intake read from prose and labels: “`f(x)` returns A instead of B”. */
function fromExpectations(facts: IssueFacts, sources: readonly Source[]): Example[] {
  return facts.expectations.flatMap((one): Example[] => {
    if (one.expression === null) return [];
    const code = trimMarks(one.expression).replace(/;$/, "");
    if (tryExpression(code) === null || (/^[\w$]+$/.test(code) && sources.length === 0)) return [];
    const place = sources.find(({ snippet }) => snippet.index === one.snippet) ?? null;
    const at = place?.lines.findIndex((line) => line.expression !== null && squeeze(line.expression) === squeeze(code)) ?? -1;
    const line = at === -1 ? undefined : place?.lines[at];
    const before =
      place === null
        ? []
        : setupOf(place.lines, at === -1 ? place.lines.length : at).filter(
            (step) => at !== -1 || step.kind !== "code" || squeeze(step.code) !== squeeze(code),
          );
    const steps = (check: Check): Step[] =>
      withPrelude(
        [...before, ...(line?.declares ? [{ kind: "code", code: line.code } as Step] : []), { kind: "check", check }],
        place?.snippet ?? null,
        sources,
      );
    const derivedFrom =
      one.origin === "prose"
        ? "the sentence that states what is expected"
        : one.origin === "labels"
          ? "the expected and actual values"
          : place === null
            ? "the stated example"
            : `${placeOf(place.snippet)} with what is stated of it`;
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
    const found = valueExamples({ expression: code, printed: false }, one.expected, one.actual, steps, derivedFrom, 82);
    return one.throws === null
      ? found
      : found.map((example) => ({
          ...example,
          symptom: { kind: "exception", errorType: one.throws?.type ?? null, message: one.throws?.message ?? null },
        }));
  });
}

/** Code that throws now (a trace is given), or never ends. */
function fromThrows(facts: IssueFacts, sources: readonly Source[], hang: boolean): Example[] {
  const trace =
    facts.stackTraces.find(({ language, errorType }) => /java|type|js|ts|node|unknown/i.test(language) && errorType !== null) ??
    null;
  const error = statedError(facts, trace);
  const should = facts.expectations.find((one) => one.throws?.which === "expected")?.throws ?? null;
  if (error === null && !hang && should === null) return [];
  const symptom: Symptom = error !== null ? { kind: "exception", ...error } : { kind: "hang" };
  const whole = sources.flatMap(({ snippet, lines }): Example[] => {
    const at = lines.findLastIndex((line) => !line.isImport && line.expression !== null && /[(`]/.test(line.code));
    const line = lines[at];
    if (line === undefined) return [];
    const before = lines
      .slice(0, at)
      .filter((one) => one.assertion === null)
      .map((one): Step => ({ kind: "code", code: one.printed && one.expression !== null ? one.expression : one.code }));
    const code = line.printed && line.expression !== null ? line.expression : line.code;
    const derivedFrom = `${placeOf(snippet)} and ${error === null ? "the issue's words" : "the error that it gives"}`;
    if (error === null && should !== null) {
      return [
        {
          steps: withPrelude(
            [...before, { kind: "check", check: { kind: "throws", code, errorType: should.type, message: should.message } }],
            snippet,
            sources,
          ),
          derivedFrom,
          symptom: { kind: "missing_exception", errorType: should.type, message: should.message },
          score: 60,
        },
      ];
    }
    return [
      {
        steps: withPrelude([...before, { kind: "check", check: { kind: "completes", code } }], snippet, sources),
        derivedFrom,
        symptom,
        score: 62,
      },
    ];
  });
  const inline = [...`${facts.title}\n${facts.text}`.matchAll(/`([^`\n]+\([^`\n]*\))`/g)]
    .map((match) => match[1] ?? "")
    .filter((code) => tryExpression(code) !== null && !/\.\.\./.test(code));
  const calls = [...new Set(inline)].slice(0, 4).map((code): Example => ({
    steps: withPrelude([{ kind: "check", check: { kind: "completes", code } }], null, sources),
    derivedFrom: "the call that the text names",
    symptom,
    score: 45,
  }));
  return [...whole, ...(should === null || error !== null ? calls : [])];
}

function statedError(facts: IssueFacts, trace: StackTrace | null): { errorType: string | null; message: string | null } | null {
  const stated = facts.expectations.find((one) => one.throws?.which === "actual")?.throws;
  if (stated) return { errorType: stated.type, message: stated.message };
  if (trace !== null) return { errorType: trace.errorType, message: trace.message };
  for (const text of [facts.title, ...facts.snippets.filter(({ role }) => role !== "code").map(({ code }) => code), facts.text]) {
    const match =
      /\b(?:throws?|Uncaught|raises?|crash(?:es)? with|fails with|error:?|got)?\s*(?:an? )?`?((?:Type|Range|Reference|Syntax|URI|Eval|Internal)Error)`?(?::\s*([^\n`]+))?/.exec(
        text,
      );
    if (match?.[1] !== undefined) return { errorType: match[1], message: match[2]?.trim() ?? null };
  }
  return null;
}

function symptomOf(check: Check, facts: IssueFacts): Symptom {
  const error = statedError(facts, facts.stackTraces[0] ?? null);
  if (check.kind === "throws") return { kind: "missing_exception", errorType: check.errorType, message: check.message };
  if (error !== null) return { kind: "exception", ...error };
  if (check.kind === "completes") return { kind: "exception", errorType: null, message: null };
  return { kind: "wrong_value", expected: check.kind === "value" ? check.expected : null, actual: null };
}
