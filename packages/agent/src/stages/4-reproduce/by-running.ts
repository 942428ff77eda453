import { sameValue } from "../../gates/compare-values.ts";
import { baseErrorName } from "../../gates/messages.ts";
import { asSeen, expectation, type Asking } from "./asking.ts";
import { mayNeverEnd } from "./may-never-end.ts";
import { isAnother, UNWANTED, unwantedIn } from "./unwanted.ts";
import type { StageContext } from "../../run/stage-runner.ts";
import type { Expectation, IssueFacts } from "../../types/facts.ts";
import type { ProjectProfile, ReproductionTest } from "../../types/language.ts";
import type { TestFailure } from "../../types/tests.ts";
import { listedInWords } from "../1-intake/told/listed-words.ts";
import { squeezeCode } from "../1-intake/text/expressions.ts";
import { elementsShown, membersShown } from "../1-intake/text/shown-members.ts";
import { saidToBeRight } from "../1-intake/text/judged-values.ts";
import { bareText, cannotBecome } from "../1-intake/text/value-kinds.ts";
import { areToldTogether } from "../1-intake/told/told-together.ts";
import {
  isShownFor,
  saidOfBlock,
  toldIn,
  wishesAlone,
  wishesFor,
  type Told,
  type ToldCall,
  type ToldValue,
} from "../1-intake/told/told.ts";

interface Request {
  profile: ProjectProfile;
  facts: IssueFacts;
  asking: Asking;
}

const MOST_WISHES = 3;
/** Too short to be more than chance where no word says that it comes out. */
const SHORT = /^(?:-?\d|["'`]?.?["'`]?|true|false|null|undefined|None|True|False|\[\]|\{\})$/;

/** What may be said of a call that ends so when its value is asked, the likeliest first. */
function wishesOf(facts: IssueFacts, told: Told, call: ToldCall, failure: TestFailure): Expectation[] {
  const { kind, actual, errorType } = failure;
  const wish = (text: string, now: string | null = null): Expectation =>
    expectation(call, { expected: asSeen(text, actual), actual: now });
  if (kind === "timeout") return wishesAlone(told, call, null).map(({ text }) => wish(text));
  if (kind === "exception") {
    const error = errorType === null ? "" : baseErrorName(errorType);
    // What it throws now is told by its name; what should come instead must be said to be so.
    if (error === "" || !`${facts.title}\n${facts.text}`.includes(error)) return [];
    if (isAnotherError(facts, error, failure.message)) return [];
    const throws = { which: "actual" as const, type: errorType, message: null };
    const wanted = told.values.filter(({ side }) => side === "expected");
    return wanted.slice(0, MOST_WISHES).map(({ text }) => expectation(call, { expected: text, throws }));
  }
  if (actual === null || saidToBeRight(facts.text).has(squeezeCode(actual))) return [];
  const isShown = told.values.some((value) => isShownFor(value, call));
  // “Shouldn't it be `false` then?”: that there is none, where a comment shows what comes now.
  const isNone = ({ text, side }: ToldValue): boolean => isShown && side === "expected" && text === "false";
  // `1` and `"1"` are written alike: who names one wishes for no other.
  const isAble = (value: ToldValue): boolean =>
    isNone(value) || (!cannotBecome(actual, value.text) && bareText(value.text) !== bareText(actual));
  const isNow = (value: ToldValue): boolean =>
    (value.side === "actual" || !SHORT.test(value.text)) && sameValue(value.text, actual);
  const block = told.values.find((value) => value.block !== null && isNow(value))?.block ?? null;
  const listed = listedInWords(facts.text, call.expression, actual);
  // “Expected” and “Got” with a block each: what is said behind the latter is of something else.
  const beside = told.values.filter(
    (value) => value.side === "expected" && block !== null && value.block !== null && Math.abs(value.block - block) === 1,
  );
  const isMeant = told.values.some(isNow);
  const behind = block === null ? [] : saidOfBlock(facts, call.expression, block, actual);
  const errors = isMeant ? errorsWished(facts, told, actual) : [];
  return [
    ...errors.map((error) => expectation(call, { throws: { which: "expected", ...error } })),
    ...wishesAlone(told, call, actual)
      .filter(isAble)
      .map(({ text }) => wish(text)),
    ...beside.filter(isAble).map(({ text }) => wish(text, actual)),
    ...behind.flatMap(({ expected }) => (expected === null ? [] : [wish(expected, actual)])).slice(0, MOST_WISHES),
    ...wishesFor(told, call, isNow, actual)
      .filter((value) => isAble(value) && (call.borrows === undefined || areToldTogether(facts, call.borrows, value.text)))
      .slice(0, MOST_WISHES)
      .map((value) => (isNone(value) ? expectation(call, { expected: value.text, actual }) : wish(value.text, actual))),
    ...(listed === null ? [] : [wish(listed, actual)]),
    ...ofOneElement(told, call, actual),
    ...ofOneMember(facts, call, actual),
  ];
}

/** `parse("a=1|2")  // ["1", "2"], expected "1|2"`, which gives `{ a: ["1", "2"] }`: both are said of that member. */
function ofOneMember({ expectations }: IssueFacts, call: ToldCall, seen: string): Expectation[] {
  const members = membersShown(seen);
  return expectations.flatMap(({ expression, expected, actual }) => {
    if (expression === null || expected === null || actual === null || squeezeCode(expression) !== squeezeCode(call.expression))
      return [];
    const [only, ...more] = members.filter(({ value }) => sameValue(actual, value));
    if (only === undefined || more.length > 0) return [];
    return [expectation(call, { expression: `${call.expression}${only.access}`, expected, actual })];
  });
}

/** “… turns the hue into -40 rather than 320”, where the only -40 is one element of what comes out: it is said of that one. */
function ofOneElement(told: Told, call: ToldCall, seen: string): Expectation[] {
  const elements = elementsShown(seen);
  return told.values.flatMap((value, at) => {
    const next = told.values[at + 1];
    if (value.side !== "actual" || next?.side !== "expected" || value.block !== null || cannotBecome(value.text, next.text))
      return [];
    const [only, ...more] = elements.filter((one) => sameValue(value.text, one.value));
    if (only === undefined || more.length > 0) return [];
    return [expectation(call, { expression: `${call.expression}${only.access}`, expected: next.text, actual: only.value })];
  });
}

const NO_ERROR =
  /\b(?:no|not an|without an?|instead of an|is an|be an|get an|throws? (?:no|an)) (?:error|exception)\b|\b(?:does(?:n't| not)|should) throw\b/i;

/** The error that should come where a value comes: named as one, or by its words in a text that speaks of none that came. */
function errorsWished({ title, text }: IssueFacts, told: Told, actual: string): Told["errors"] {
  if (told.errors.length > 0 || !NO_ERROR.test(`${title}\n${text}`)) return told.errors;
  const words = told.values.filter(({ side, text: said }) => side === "expected" && /^"[^"]*\s[^"]*"$/.test(said));
  return cannotBecome(actual, '"a b"') ? words.map(({ text: said }) => ({ type: null, message: said.slice(1, -1) })) : [];
}

/** What is raised where somebody, or a limit, breaks off what never ends. */
const BREAKS_OFF = /^(?:Recursion|Timeout|Memory|Range|Assertion|KeyboardInterrupt)/;

/** An error that no trace of the issue has, and that ends no hang by itself. */
function namesOtherError({ title, text, stackTraces }: IssueFacts): boolean {
  const named = `${title}\n${text}`.match(/\b[A-Z]\w*(?:Error|Exception)\b/g) ?? [];
  return named.some((type) => !BREAKS_OFF.test(type) && !stackTraces.some(({ errorType }) => errorType === type));
}

/** The issue tells the words of that error, and it came with others. */
function isAnotherError({ title, text }: IssueFacts, type: string, message: string): boolean {
  const told = [...`${title}\n${text}`.matchAll(/([A-Z]\w*(?:Error|Exception)): ([^\n"'`]{4,200})/g)].filter(
    ([, one]) => one === type,
  );
  return told.length > 0 && !told.some(([, , words = ""]) => message.includes(words.trim().slice(0, 20)));
}

/**
 * Where no reading of the sentences could be shown: each call that the issue may be about is run once, and what it gives
 * now is looked for among the values that the issue names. A call that gives one of them is what the issue is about, and
 * another value of its kind is what should come. Yields tests for gate R, the likeliest first.
 */
export async function* testsByRunning(
  request: Request,
  context: StageContext,
  deadline: number,
): AsyncGenerator<ReproductionTest> {
  const { profile, facts, asking } = request;
  const told = toldIn(facts);
  const write = (one: Expectation, reading?: string): Promise<ReproductionTest[]> => asking.write(one, told.calls, reading);

  /** Nobody says what should come: that something else does. Whatever it is, no edit is proven by that. */
  async function writeUnwanted(): Promise<ReproductionTest[]> {
    const found = unwantedIn(facts);
    if (found === null) return [];
    const failure = await asking.ask({ expression: found.expression, snippet: found.snippet, inputs: [] });
    const seen = failure?.kind === "assertion" ? failure.actual : null;
    if (seen === null || !sameValue(found.value, seen)) return [];
    const one = isAnother(found, profile.language);
    const tests = await write({ ...one, reading: UNWANTED }, UNWANTED);
    // Other readings of its block demand the very value that is wrong.
    const weak = { demandsNoValue: true, isOnlyUnwanted: true, secondExamples: [] };
    return tests.slice(0, 1).map((test) => ({ ...test, ...weak }));
  }

  /** Nobody says what should come: that it ends. */
  async function writeHang(call: ToldCall): Promise<ReproductionTest[]> {
    // Who names an error that did not come may wish for it.
    if (namesOtherError(facts)) return [];
    const throws = { which: "actual" as const, type: null, message: null };
    return (await write(expectation(call, { throws }))).map((test) => ({ ...test, symptom: { kind: "hang" } }));
  }

  // Another call may give a value that is told in full, where this one's may be chance.
  const doubtful: Expectation[] = [];
  for (const call of told.calls) {
    if (context.signal.aborted || performance.now() > deadline) break;
    const failure = await asking.ask(call);
    const wishes = failure === null ? [] : wishesOf(facts, told, call, failure);
    if (failure?.kind === "timeout" && wishes.length === 0 && mayNeverEnd(facts)) yield* await writeHang(call);
    if (SHORT.test(failure?.actual?.trim() ?? "")) doubtful.push(...wishes);
    else for (const one of wishes) yield* await write(one);
  }
  for (const one of doubtful) if (!context.signal.aborted) yield* await write(one);
  if (!context.signal.aborted && performance.now() < deadline) yield* await writeUnwanted();
}
