import type { Expectation, IssueFacts } from "../types/facts.ts";
import type { ProjectProfile } from "../types/language.ts";
import { argumentSlots, isAbsentValue } from "./argument-slots.ts";
import { namedCalls } from "./named-calls.ts";
import { namedValues, slotsFor, type NamedValue } from "./named-values.ts";
import { originalCall, type OriginalCall } from "./original-call.ts";
import { statedOutcome, valueSource, type StatedOutcome } from "./stated-outcome.ts";

/** One thing that a request may mean. */
export interface Reading {
  /** Facts that say this and nothing else. */
  facts: IssueFacts;
  /** Call that it is about, for a person who has to say more. */
  call: string | null;
}

type Language = ProjectProfile["language"];

const MAX_READINGS = 10;
const MAX_RANKS = 3;

/** A call of which something is demanded: a value, an exception, or no more than that it ends. */
interface Demand {
  expression: string;
  expected: string | null;
  throws: Expectation["throws"];
  reading: string;
}

const MUST_NOT_FAIL: Expectation["throws"] = { which: "actual", type: null, message: null };

function readingOf(facts: IssueFacts, demand: Demand, setup: string): Reading {
  const { expression, expected, throws, reading } = demand;
  const snippet = { language: null, code: `${setup}\n${expression}`, role: "code" as const, lead: "", index: 0 };
  return {
    call: expression,
    facts: {
      ...facts,
      text: "",
      snippets: setup === "" ? [] : [snippet],
      transcripts: [],
      stackTraces: [],
      expectations: [
        {
          expression,
          expected,
          actual: null,
          throws: throws ?? (expected === null ? MUST_NOT_FAIL : null),
          origin: "prose",
          snippet: setup === "" ? null : 0,
          reading,
        },
      ],
    },
  };
}

/** What the request states of a call by itself, with the set-up of the original at hand. */
function asStated(facts: IssueFacts, setup: string): Reading[] {
  const stated = facts.expectations.filter((one) => one.expression !== null && (one.expected !== null || one.throws !== null));
  const first = stated[0];
  if (first === undefined) return [];
  const index = facts.snippets.length;
  const prelude = { language: null, code: setup, role: "code" as const, lead: "", index };
  const expectations = stated.map((one) => ({ ...one, reading: `what the request states of \`${one.expression ?? ""}\`` }));
  return [
    {
      call: first.expression,
      facts: { ...facts, expectations, snippets: setup === "" ? facts.snippets : [...facts.snippets, prelude] },
    },
  ];
}

/** The original's call but for the value that says that there is nothing: another such value stands in its place. */
function isLikeOriginal(expression: string, original: OriginalCall): boolean {
  const [call, other] = [expression, original.expression].map((code) => code.replaceAll('"', "'").trim());
  if (call === undefined || other === undefined) return false;
  return argumentSlots(other).some(({ start, end, isAbsent }) => {
    const [before, after] = [other.slice(0, start), other.slice(end)];
    const isFramed = call.length > before.length + after.length && call.startsWith(before) && call.endsWith(after);
    return isAbsent && isFramed && isAbsentValue(call.slice(before.length, call.length - after.length));
  });
}

/** What must come of an expression of which the request says nothing, or only that it fails. */
function demandFor(
  expression: string,
  subject: string,
  outcome: StatedOutcome,
  original: OriginalCall | null,
  language: Language,
): Demand {
  const { expected, throws } = outcome;
  if (expected !== null || throws?.which === "expected")
    return { expression, expected, throws, reading: `the request: ${subject}, with the outcome that it states` };
  if (original !== null && original.expected !== null && isLikeOriginal(expression, original)) {
    const value = valueSource(original.expected, language);
    return {
      expression,
      expected: value,
      throws,
      reading: `the request: ${subject}. It names no value, so \`${value}\` is expected, as the original issue expects of \`${original.expression}\``,
    };
  }
  return {
    expression,
    expected: null,
    throws,
    reading: `the request: ${subject}. It names no value, so the call must not fail, and nothing more`,
  };
}

/** Several calls of which each must hold, as one. */
function together(demands: readonly Demand[]): Demand | null {
  const [first] = demands;
  if (first === undefined || demands.length === 1) return first ?? null;
  if (demands.some(({ throws }) => throws?.which === "expected")) return null;
  const values = demands.map(({ expected }) => expected);
  const isValued = values.every((value) => value !== null);
  if (!isValued && values.some((value) => value !== null)) return null;
  return {
    expression: `[${demands.map(({ expression }) => expression).join(", ")}]`,
    expected: isValued ? `[${values.join(", ")}]` : null,
    throws: first.throws,
    reading: demands.map(({ reading }) => reading).join("; and "),
  };
}

function withJoined(demands: readonly Demand[]): Demand[] {
  const all = together(demands);
  return demands.length < 2 || all === null ? [...demands] : [all, ...demands];
}

/** The original's call with a named value in the place of an argument; `rank`: which argument. */
function varied(
  value: NamedValue,
  rank: number,
  original: OriginalCall,
  outcome: StatedOutcome,
  language: Language,
): Demand | null {
  const slot = slotsFor(value, argumentSlots(original.expression))[rank];
  if (slot === undefined) return null;
  const { expression } = original;
  const call = expression.slice(0, slot.start) + value.sourceFor(slot) + expression.slice(slot.end);
  if (call === expression) return null;
  const subject = `\`${call}\`, the original issue's call with ${value.says} in the place of \`${slot.text}\``;
  return demandFor(call, subject, outcome, original, language);
}

function variations(outcome: StatedOutcome, original: OriginalCall, language: Language): Demand[] {
  const values = namedValues(outcome.rest, language);
  return Array.from({ length: MAX_RANKS }, (_, rank) =>
    withJoined(values.map((value) => varied(value, rank, original, outcome, language)).filter((one) => one !== null)),
  ).flat();
}

function distinct(readings: readonly Reading[]): Reading[] {
  const seen = new Set<string>();
  return readings.filter(({ facts }) => {
    const key = JSON.stringify(facts.expectations.map(({ expression, expected, throws }) => [expression, expected, throws]));
    return seen.has(key) ? false : seen.add(key);
  });
}

/**
 * What a request may mean, likeliest first; which of them it does mean is told by running: what does not fail on the
 * branch is no request. What it states itself is all that it means. Pure.
 */
export function readRequest(facts: IssueFacts, language: Language): Reading[] {
  if (facts.followUp === undefined) return [];
  const original = originalCall(facts.followUp);
  const setup = original?.setup ?? "";
  const stated = asStated(facts, setup);
  if (stated.length > 0) return stated;
  const text = facts.text.trim() === "" ? facts.title : facts.text;
  const outcome = statedOutcome(text, language);
  const namesValues = namedValues(outcome.rest, language).length > 0;
  // `f()` beside a value that is named is the function's name and no call of it.
  const calls = namedCalls(facts).filter((call) => argumentSlots(call).length > 0 || !namesValues);
  const demands = [
    ...withJoined(calls.map((call) => demandFor(call, `\`${call}\``, outcome, original, language))),
    ...(original === null ? [] : variations(outcome, original, language)),
  ];
  return distinct(demands.map((demand) => readingOf(facts, demand, setup))).slice(0, MAX_READINGS);
}
