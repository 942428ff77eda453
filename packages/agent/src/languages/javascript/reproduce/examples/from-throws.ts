import { isRefusal } from "../../../../stages/1-intake/items/refusals.ts";
import type { IssueFacts, Symptom } from "../../../../types/facts.ts";
import { tryExpression } from "../../ast.ts";
import type { Example, Step } from "../types.ts";
import { placeOf, withPrelude } from "./sources.ts";
import type { Source } from "./sources.ts";
import { statedError } from "./stated.ts";
import { isOnePiece } from "./whole-tests.ts";

/** Code that throws now (a trace is given), or never ends. */
export function fromThrows(facts: IssueFacts, sources: readonly Source[], hang: boolean): Example[] {
  const trace =
    facts.stackTraces.find(({ language, errorType }) => /java|type|js|ts|node|unknown/i.test(language) && errorType !== null) ??
    null;
  const error = statedError(facts, trace);
  const should = facts.expectations.find((one) => one.throws?.which === "expected" && !isRefusal(one))?.throws ?? null;
  if (error === null && !hang && should === null) return [];
  const symptom: Symptom = error !== null ? { kind: "exception", ...error } : { kind: "hang" };
  const whole = sources.flatMap(({ snippet, lines }): Example[] => {
    const ofTest = isOnePiece(lines) ? { ofTest: { snippet: snippet.index, isWhole: false } } : {};
    const at = lines.findLastIndex(
      (line) => !line.isImport && line.assertion === null && line.expression !== null && /[(`]/.test(line.code),
    );
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
          ...ofTest,
        },
      ];
    }
    return [
      {
        steps: withPrelude([...before, { kind: "check", check: { kind: "completes", code } }], snippet, sources),
        derivedFrom,
        symptom,
        score: 62,
        ...ofTest,
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
