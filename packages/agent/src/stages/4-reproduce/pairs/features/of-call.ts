import { isLike } from "../../../1-intake/items/guess-readings.ts";
import { bareText, cannotBecome, formOf, kindOf } from "../../../1-intake/text/value-kinds.ts";
import { isCallTo, valueOf, yes, type Asked, type Features, type Issue } from "./issue.ts";

/** What holds of a call whatever it should give. */
export function ofCall(asked: Asked, { sequence, asked: all, facts, gives, readOf }: Issue): Features {
  const { call, failure } = asked;
  const now = valueOf(asked);
  const isTold = now !== null && sequence.some(({ text }) => text.length > 0 && gives(asked, text));
  const isShown = [...readOf(asked)].some(({ actual }) => actual !== null && gives(asked, actual));
  const errorTold =
    failure.kind === "exception" && failure.errorType !== null && `${facts.title}\n${facts.text}`.includes(failure.errorType);
  return {
    literal: yes(sequence.some(({ kind, text }) => kind === "call" && isCallTo(text, asked))),
    composed: yes(call.inputs.length > 0 || call.borrows !== undefined),
    inBlock: yes(call.snippet !== null),
    onlyCall: yes(all.filter(({ call: one }) => one.inputs.length === 0 && one.borrows === undefined).length === 1),
    nowTold: yes(isTold),
    nowToldLong: yes(isTold && now.length > 4),
    nowShown: yes(isShown),
    errorTold: yes(errorTold),
    errorUntold: yes(failure.kind === "exception" && !errorTold),
    throwsNow: yes(now === null),
  };
}

/** How a value stands to what the call takes and gives now. */
export function besideNow(value: string, asked: Asked): Features {
  const now = valueOf(asked);
  const bare = bareText(value);
  const given = { isInput: yes(bare.length > 0 && asked.call.expression.includes(bare)), isShort: yes(bare.length < 2) };
  if (now === null) return given;
  const other = bareText(now);
  return {
    ...given,
    sameKind: yes(kindOf(value) === kindOf(now)),
    unable: yes(cannotBecome(now, value)),
    sameForm: yes(formOf(now).length > 2 && formOf(value) === formOf(now)),
    alike: yes(kindOf(now) !== "number" && bare.length > 2 && isLike(bare, other)),
    longer: yes(bare.length > 3 * other.length + 8),
    shorter: yes(other.length > 3 * bare.length + 8),
    otherTruth: yes(kindOf(now) === "boolean" && kindOf(value) === "boolean"),
  };
}
