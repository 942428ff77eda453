import { reproductionFailure } from "../../gates/reproduction-failure.ts";
import { sameValue } from "../../gates/compare-values.ts";
import { baseErrorName } from "../../gates/messages.ts";
import { reproductionTimeMs, runReproduction } from "../../run/run-reproduction.ts";
import { removeInside, writeInside } from "../../run/safe-files.ts";
import type { StageContext } from "../../run/stage-runner.ts";
import type { Expectation, IssueFacts } from "../../types/facts.ts";
import {
  LEARNED,
  type LanguageAdapter,
  type ProjectProfile,
  type ReproductionTest,
  type Workspace,
} from "../../types/language.ts";
import { saidOfBlock, toldIn, wishesAlone, wishesFor, type ToldCall, type ToldValue } from "../1-intake/told.ts";

interface Request {
  adapter: LanguageAdapter;
  workspace: Workspace;
  profile: ProjectProfile;
  facts: IssueFacts;
}

/** How the evidence tells where such a test comes from. */
const READING = "what the program gives now, which the issue names, and what it names beside it";
const MOST_WISHES = 3;
const TEXT = /^["'`]/;
/** Too short to be more than chance where no word says that it comes out. */
const SHORT = /^(?:-?\d|["'`]?.?["'`]?|true|false|null|undefined|None|True|False|\[\]|\{\})$/;

function expectation(call: ToldCall, part: Partial<Expectation>): Expectation {
  return {
    expression: call.expression,
    expected: null,
    actual: null,
    throws: null,
    origin: "prose",
    snippet: call.snippet,
    reading: READING,
    guessed: true,
    ...part,
  };
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
  const { adapter, profile, facts } = request;
  const workspace = { ...request.workspace, signal: context.signal };
  const told = toldIn(facts);

  async function write(one: Expectation): Promise<ReproductionTest[]> {
    // Nothing but this is said: other examples were tried before.
    const alone = { ...facts, expectations: [one], transcripts: [], stackTraces: [], unnamed: [], crash: null };
    const tests = await adapter.writeReproductions(workspace, profile, alone, 4);
    return tests.filter(({ derivedFrom }) => derivedFrom.startsWith(READING));
  }

  for (const call of told.calls) {
    if (context.signal.aborted || performance.now() > deadline) return;
    const [asking] = await write(expectation(call, { expected: JSON.stringify(LEARNED) }));
    if (asking === undefined || !asking.code.includes(LEARNED)) continue;
    if ((await adapter.syntaxError(asking.filePath, asking.code)) !== null) continue;
    await writeInside(workspace.root, asking.filePath, asking.code);
    const run = await runReproduction(
      adapter,
      workspace,
      profile,
      asking,
      reproductionTimeMs(asking, deadline - performance.now()),
    );
    await removeInside(workspace.root, asking.filePath);
    const failure = reproductionFailure(run, asking);
    if (failure === null) continue;
    const { actual, errorType, kind } = failure;
    if (kind === "timeout" || (actual !== null && kind !== "exception"))
      for (const { text } of wishesAlone(told, call, kind === "timeout" ? null : actual))
        yield* await write(
          expectation(call, { expected: TEXT.test(actual ?? "") && !TEXT.test(text) ? JSON.stringify(text) : text }),
        );
    if (kind === "exception" && errorType !== null) {
      // What it throws now is told by its name; what should come instead must be said to be so.
      if (!facts.text.includes(baseErrorName(errorType)) && !facts.title.includes(baseErrorName(errorType))) continue;
      const throws = { which: "actual" as const, type: errorType, message: null };
      const wanted = told.values.filter(({ side }) => side === "expected").slice(0, MOST_WISHES);
      for (const { text } of wanted) yield* await write(expectation(call, { expected: text, throws }));
      continue;
    }
    if (actual === null) continue;
    const isNow = (value: ToldValue): boolean =>
      (value.side === "actual" || !SHORT.test(value.text)) && sameValue(value.text, actual);
    const block = told.values.find((value) => value.block !== null && isNow(value))?.block ?? null;
    if (block !== null)
      for (const { expected } of saidOfBlock(facts, call.expression, block, actual).slice(0, MOST_WISHES))
        if (expected !== null) yield* await write(expectation(call, { expected, actual }));
    const wishes = wishesFor(told, call, isNow, actual);
    for (const { text } of wishes.slice(0, MOST_WISHES)) {
      // Beside a text that comes out now, what should come is one too, though nobody quoted it.
      const expected = TEXT.test(actual) && !TEXT.test(text) ? JSON.stringify(text) : text;
      yield* await write(expectation(call, { expected, actual }));
    }
  }
}
