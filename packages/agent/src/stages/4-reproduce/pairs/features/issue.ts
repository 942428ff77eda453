import { sameValue } from "../../../../gates/compare-values.ts";
import type { Expectation, IssueFacts } from "../../../../types/facts.ts";
import type { TestFailure } from "../../../../types/tests.ts";
import { squeezeCode } from "../../../1-intake/text/expressions.ts";
import { bareText } from "../../../1-intake/text/value-kinds.ts";
import type { ToldItem } from "../../../1-intake/told/sequence.ts";
import type { ToldCall } from "../../../1-intake/told/told.ts";

/** What speaks for a pair and against it, by name. */
export type Features = Record<string, number>;

/** A call that the issue may be about, and how a test ended that asked for its value. */
export interface Asked {
  call: ToldCall;
  failure: TestFailure;
}

/** What every feature may look at. */
export interface Issue {
  facts: IssueFacts;
  sequence: readonly ToldItem[];
  asked: readonly Asked[];
  /** The call gives that value now. */
  gives(asked: Asked, value: string): boolean;
  /** What rules read of a call, and where they read that a value should come, or comes. */
  readOf(asked: Asked): ReadonlySet<Expectation>;
  wishing(value: string): readonly Expectation[];
  isReadAsNow(value: string): boolean;
}

/** Each question is answered once: there are as many pairs as calls times values. */
function once<Key, Answer>(answer: (key: Key) => Answer): (key: Key) => Answer {
  const known = new Map<Key, Answer>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const answered = answer(key);
    known.set(key, answered);
    return answered;
  };
}

export function issueOf(facts: IssueFacts, sequence: readonly ToldItem[], asked: readonly Asked[]): Issue {
  const wishes = facts.expectations.filter(({ expected }) => expected !== null);
  const wished = Map.groupBy(wishes, ({ expected }) => bareCode(expected ?? ""));
  const now = new Set(wishes.flatMap(({ actual }) => (actual === null ? [] : [bareCode(actual)])));
  const given = once((one: Asked) => {
    const value = valueOf(one);
    return once((told: string) => value !== null && sameValue(told, value));
  });
  return {
    facts,
    sequence,
    asked,
    gives: (one, value) => given(one)(value),
    readOf: once(
      (one) => new Set(facts.expectations.filter(({ expression }) => expression !== null && isCallTo(expression, one))),
    ),
    wishing: (value) => wished.get(bareCode(value)) ?? [],
    isReadAsNow: (value) => now.has(bareCode(value)),
  };
}

export const yes = (is: boolean): number => (is ? 1 : 0);

/** What the call gives now; null where it gives nothing. */
export function valueOf({ failure }: Asked): string | null {
  return failure.kind === "assertion" ? failure.actual : null;
}

export function isCallTo(text: string, { call }: Asked): boolean {
  return squeezeCode(text) === squeezeCode(call.expression);
}

export function nameOf(expression: string): string {
  return /([A-Za-z_$][\w$]*)\s*\(/.exec(expression)?.[1] ?? expression;
}

/** A value as code without blanks and the quotes around it. */
export function bareCode(value: string): string {
  return squeezeCode(bareText(value));
}
