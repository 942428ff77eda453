import { reproductionFailure } from "../../gates/reproduction-failure.ts";
import { runReproduction } from "../../run/run-reproduction.ts";
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
import type { TestFailure } from "../../types/tests.ts";
import { squeezeCode } from "../1-intake/text/expressions.ts";
import type { ToldCall } from "../1-intake/told/told.ts";

interface Request {
  adapter: LanguageAdapter;
  workspace: Workspace;
  profile: ProjectProfile;
  facts: IssueFacts;
}

/** How the evidence tells where such a test comes from. */
const READING = "what the program gives now, which the issue names, and what it names beside it";
/** For one call: what takes longer seems to hang. */
const ASK_MS = 10_000;
/** Ways to write one example down. */
const MOST_FORMS = 4;
/** Of all that a block shows, which is written as well. */
const MOST_WRITTEN = 16;

/** The call as an example of the issue, with what is said of it. */
export function expectation(call: ToldCall, part: Partial<Expectation>): Expectation {
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

const TEXT = /^["'`]/;

/** Beside a text that comes out now, what should come is one too, though nobody quoted it. */
export function asSeen(text: string, actual: string | null): string {
  return TEXT.test(actual ?? "") && !TEXT.test(text) ? JSON.stringify(text) : text;
}

/** Calls of an issue, put to the program as it is. */
export interface Asking {
  /** How a test ends that asks for the call's value; null where none could be written. Each call is run once. */
  ask(call: ToldCall): Promise<TestFailure | null>;
  /** Tests of one example, by what it says of itself. `calls`: those that the issue shows as a whole. */
  write(one: Expectation, calls: readonly ToldCall[], reading?: string): Promise<ReproductionTest[]>;
}

/** A block that shows the call with a comment is read with what is said of the call, and is the same test. */
function isOf({ expected }: Expectation, { symptom }: ReproductionTest): boolean {
  const asked = symptom.kind === "wrong_value" ? symptom.expected : null;
  return asked !== null && expected !== null && squeezeCode(asked) === squeezeCode(expected);
}

export function openAsking(
  { adapter, workspace: base, profile, facts }: Request,
  { signal }: StageContext,
  deadline: number,
): Asking {
  const workspace = { ...base, signal };
  const known = new Map<string, Promise<TestFailure | null>>();

  async function write(one: Expectation, calls: readonly ToldCall[], reading = READING): Promise<ReproductionTest[]> {
    // Nothing but this is said: other examples were tried before.
    const transcripts = facts.transcripts.filter(({ snippet }) => snippet === one.snippet);
    const alone = { ...facts, expectations: [one], transcripts, stackTraces: [], unnamed: [], crash: null };
    const tests = await adapter.writeReproductions(workspace, profile, alone, MOST_WRITTEN);
    // Of a part of what comes out, the block says nothing.
    const isWhole = calls.some(({ expression }) => expression === one.expression);
    return tests.filter((test) => test.derivedFrom.startsWith(reading) || (isWhole && isOf(one, test))).slice(0, MOST_FORMS);
  }

  async function run(call: ToldCall): Promise<TestFailure | null> {
    const [asking] = await write(expectation(call, { expected: JSON.stringify(LEARNED) }), [call]);
    if (asking === undefined || !asking.code.includes(LEARNED)) return null;
    if ((await adapter.syntaxError(asking.filePath, asking.code)) !== null) return null;
    try {
      await writeInside(workspace.root, asking.filePath, asking.code);
      const timeMs = Math.max(1000, Math.min(ASK_MS, deadline - performance.now()));
      return reproductionFailure(await runReproduction(adapter, workspace, profile, asking, timeMs), asking);
    } finally {
      await removeInside(workspace.root, asking.filePath);
    }
  }

  return {
    write,
    ask: (call) => {
      const key = `${call.snippet ?? ""} ${squeezeCode(call.expression)}`;
      const answer = known.get(key) ?? run(call);
      known.set(key, answer);
      return answer;
    },
  };
}
