import type { Documented } from "../../documentation/index.ts";
import { answered, compareNeighbours, stable, tellsMuch, withRefused, type NeighbourVerdict } from "../../gates/neighbours.ts";
import { writeInside } from "../../run/safe-files.ts";
import { serial } from "../../run/serial.ts";
import type { StageContext } from "../../run/stage-runner.ts";
import type { EditedFiles, Observation, ReproductionTest, Workspace } from "../../types/language.ts";
import type { TestRun } from "../../types/tests.ts";
import type { Environment } from "../3-environment/index.ts";
import { editedTimeMs, inItsPlace, reproductionTimeMs, runReproduction } from "../../run/run-reproduction.ts";

export interface ExamplesAnswer {
  /** Descriptions of those that speak against the candidate. */
  failed: string[];
  /** Why it looks as if it switched off what it should repair, by the inputs near the example's; null where it does not. */
  switchesOff: string | null;
  /** How many passed, by kind; of the neighbours, those that answer as on the base. */
  unseen: number;
  /** Of the unseen ones, those that refused another edit before. */
  telling: number;
  neighbours: number;
  /** Inputs near the example's that had a value on the base. */
  ordinary: number;
  /** Others that had one, and have another as the example has: they had its fault. */
  turned: number;
  /** Those that had a value on the base, and have the same. */
  kept: number;
  /** Neighbours that had a value on the base and have none now. */
  lost: number;
  /** Examples of the project's documentation that hold as on the base. */
  documented: number;
  /** Of the unseen ones, those of the project's documentation. */
  mended: number;
  /** The documentation has examples of what the reproduction calls that failed before, and none of them holds now. */
  isDenied: boolean;
  /** Neighbours that fail with the same kind of error as on the base, or have still nothing for an answer. */
  unresolved: number;
  /** What the inputs near the example's are answered with: edits with the same do the same, as far as is seen. */
  answers: readonly Observation[];
  notes: string[];
}

export interface SecondExamples {
  check(workspace: Workspace): Promise<ExamplesAnswer>;
  /**
   * What inputs near the example's are answered with for each of several edits, on a tree that is theirs for that time; as
   * if all other examples passed. null for those that there was no time for.
   */
  foresee(workspace: Workspace, edits: readonly EditedFiles[]): Promise<(typeof NO_EXAMPLES | null)[]>;
  /**
   * What a variation of an edit that passed `check` is, on a tree that has it: `noticed` where an example fails or more
   * inputs near the example's have another value than on the base commit, `same` where all are answered as with the edit
   * and answers tell programs apart.
   */
  tell(
    workspace: Workspace,
    edit: Pick<ExamplesAnswer, "answers" | "kept" | "mended">,
  ): Promise<"noticed" | "same" | "unnoticed">;
}

export const NO_EXAMPLES: Omit<ExamplesAnswer, "failed" | "notes"> = {
  switchesOff: null,
  unseen: 0,
  telling: 0,
  neighbours: 0,
  ordinary: 0,
  turned: 0,
  kept: 0,
  lost: 0,
  documented: 0,
  mended: 0,
  isDenied: false,
  unresolved: 0,
  answers: [],
};
const MAX_EXAMPLES = 8;
/** Asked for each mutant that the reproduction lets pass. */
const MAX_NOTICING = 2;
const OBSERVE_MS = 10_000;
/** For one answer of an edit that is foreseen, where all of them took less on the base commit. */
const LEAST_ANSWER_MS = 200;
/** For all plausible edits together: what is not known of them then is looked at in a tree of its own, as ever. */
const FORESEE_MS = 20_000;
const MAX_SHOWN = 4;

function cut(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}

/** Every case passed and there was one. */
export function allPass(run: TestRun): boolean {
  return (
    run.ended === "exited" && run.failure === null && run.cases.length > 0 && run.cases.every((one) => one.outcome === "PASSED")
  );
}

function answersOf(observations: readonly Observation[]): string {
  return observations.map(({ input, outcome }) => `${input}\0${outcome}`).join("\0");
}

function countsOf(
  answers: readonly Observation[],
  { compared, changed, ordinary, turned, lost, kept, unresolved, refusal }: NeighbourVerdict,
) {
  return { neighbours: compared - changed.length, ordinary, turned, lost, kept, unresolved, answers, switchesOff: refusal };
}

/** The test itself does not work, so that its failure says nothing about the program. */
function isUnfit(run: TestRun): boolean {
  const kinds = [run.failure?.kind, ...run.cases.map((one) => one.failure?.kind)];
  return (
    kinds.some((kind) => kind === "import" || kind === "syntax" || kind === "fixture" || kind === "no_tests") ||
    (run.cases.length === 0 && run.ended === "exited")
  );
}

/** What one round of gate V leaves for the next. */
export interface ExampleMemory {
  /**
   * What inputs near the example's are answered with on the base commit, and milliseconds that all took. `only` those are asked
   * again: what hangs there would cost its time with every edit. null until it is known.
   */
  base: { observations: Observation[]; only: ReadonlySet<string> | undefined; ms: number } | null;
  /** Edits of which no example of the documentation that failed before holds, and of which one does. */
  denied: number;
  mended: number;
}

export function createExampleMemory(): ExampleMemory {
  return { base: null, denied: 0, mended: 0 };
}

/** After so many edits, and none that mends any, the documentation is likelier to be out of date than the next one to be right. */
const MOST_DENIED = 3;

interface KnownBefore {
  documented: Documented;
  /** Code of examples that are known to refuse edits. */
  telling?: ReadonlySet<string> | undefined;
  /** Message of what the reproduction throws on the base; null where it throws nothing. */
  fault?: string | null;
  memory?: ExampleMemory | undefined;
}

/**
 * Other examples of the issue, and neighbours of its input. Each runs in the
 * place of the reproduction, which is put back. What it does on base is looked
 * at once and decides what it can prove: an example that is unfit proves nothing,
 * a neighbour counts only where it passes on base. Inputs near the example's are
 * answered on both trees and compared. What the documentation shows must hold as it did.
 */
export function secondExamples(
  environment: Pick<Environment, "adapter" | "workspace" | "profile">,
  test: ReproductionTest,
  /** What the issue says. */
  text: string,
  { documented, telling = new Set(), fault = null, memory = createExampleMemory() }: KnownBefore,
  context: StageContext,
): SecondExamples {
  const examples = test.secondExamples.slice(0, MAX_EXAMPLES);
  const isTelling = (index: number): boolean => telling.has(examples[index]?.code ?? "");
  const onBase = new Map<number, Promise<TestRun>>();
  /** Code of those that were seen to pass with an edit, and milliseconds that it took. */
  const fit = new Map<string, number>();
  /** Of the examples: which refused an edit before comes first. */
  const order = [...examples.keys()].toSorted((a, b) => Number(isTelling(b)) - Number(isTelling(a)));
  const refusing = new Set(order.filter(isTelling));
  let baseObservations: Promise<Observation[]> | null = null;

  const observe = (workspace: Workspace, only = memory.base?.only): Promise<Observation[]> =>
    environment.adapter.observe({ ...workspace, signal: context.signal }, environment.profile, test, {
      timeMs: Math.min(OBSERVE_MS, context.timeMs * 0.1),
      text,
      only,
    });

  function onBaseCommit(): Promise<Observation[]> {
    baseObservations ??= (async () => {
      if (memory.base !== null) return memory.base.observations;
      const first = await observe(environment.workspace);
      // Where the example hangs, so may its neighbours, and a repaired program answers them.
      const only = test.hangMs === undefined ? answered(first) : undefined;
      const began = performance.now();
      const observations = stable(first, await observe(environment.workspace, only));
      if (!context.signal.aborted) memory.base = { observations, only, ms: performance.now() - began };
      return observations;
    })();
    return baseObservations;
  }

  async function checkNeighbours(workspace: Workspace, answer: ExamplesAnswer): Promise<void> {
    const base = await onBaseCommit();
    if (base.length === 0 || context.signal.aborted) return;
    const now = await observe(workspace);
    const { compared, changed, ...counts } = compareNeighbours(base, now, fault);
    Object.assign(answer, countsOf(withRefused(now, base, fault), { compared, changed, ...counts }));
    const shown = changed.slice(0, MAX_SHOWN).map(({ input, before, after }) => `${cut(input)}: ${cut(before)} → ${cut(after)}`);
    if (changed.length > 0)
      answer.notes.push(
        `Of ${compared} inputs near the example's, ${changed.length} ${changed.length === 1 ? "is" : "are"} answered otherwise than on the base commit: ${shown.join("; ")}${changed.length > MAX_SHOWN ? "; …" : ""}`,
      );
  }

  async function runIn(workspace: Workspace, code: string, baseMs: number | null): Promise<TestRun> {
    try {
      await writeInside(workspace.root, test.filePath, code);
      return await runReproduction(
        environment.adapter,
        { ...workspace, signal: context.signal },
        environment.profile,
        inItsPlace(test, code),
        baseMs === null ? reproductionTimeMs(test, context.timeMs) : editedTimeMs(test, baseMs, context.timeMs),
      );
    } finally {
      await writeInside(workspace.root, test.filePath, test.code);
    }
  }

  // They share one tree.
  const runOnBase = serial((code: string) => runIn(environment.workspace, code, null));

  async function checkExample(workspace: Workspace, index: number, answer: ExamplesAnswer): Promise<void> {
    const example = examples[index];
    if (example === undefined) return;
    const known = onBase.get(index) ?? runOnBase(example.code);
    onBase.set(index, known);
    const base = await known;
    const now = await runIn(workspace, example.code, base.durationMs);
    if (allPass(now)) {
      // One that holds on the base commit shows that the fix spoils nothing, and not that it repairs more than the example.
      if (allPass(base)) answer.neighbours += 1;
      else if (example.kind === "unseen_example") {
        answer.unseen += 1;
        if (refusing.has(index)) answer.telling += 1;
      }
      fit.set(example.code, now.durationMs);
    } else if (isUnfit(base) && isUnfit(now))
      answer.notes.push(`${example.description}: the test does not run, so it proves nothing`);
    else if (example.kind === "unseen_example" || allPass(base)) {
      answer.failed.push(`${example.description}: fails with this fix`);
      // What refused one edit refuses most that are like it.
      order.splice(order.indexOf(index), 1);
      order.unshift(index);
      refusing.add(index);
    } else answer.notes.push(`${example.description}: fails with and without the fix`);
  }

  return {
    async check(workspace) {
      const answer: ExamplesAnswer = { ...NO_EXAMPLES, failed: [], notes: [] };
      const [first, ...others] = order;
      const isKnown = first !== undefined && refusing.has(first);
      if (isKnown) await checkExample(workspace, first, answer);
      if (answer.failed.length > 0) return answer;
      await checkNeighbours(workspace, answer);
      const { broken, mended } = await documented.look(workspace);
      answer.failed.push(...broken.slice(0, MAX_SHOWN).map((one) => `the documentation: ${one}`));
      if (answer.failed.length > 0) return answer;
      answer.documented = documented.count;
      answer.mended = mended;
      answer.isDenied = documented.failing > 0 && mended === 0;
      if (answer.isDenied) memory.denied += 1;
      if (mended > 0) memory.mended += 1;
      if (mended > 0) {
        answer.unseen += mended;
        answer.notes.push(`${mended} of the documentation's examples failed before and hold with the fix.`);
      }
      for (const index of isKnown ? others : order.slice()) {
        if (context.signal.aborted) break;
        await checkExample(workspace, index, answer);
      }
      return answer;
    },
    async foresee(workspace, edits) {
      const base = await onBaseCommit();
      const timeMs = Math.min(FORESEE_MS, context.timeMs * 0.2);
      const seen = await environment.adapter.observeEach(
        { ...workspace, signal: context.signal },
        environment.profile,
        test,
        edits,
        {
          timeMs,
          text,
          only: memory.base?.only,
          answerMs: Math.max(LEAST_ANSWER_MS, memory.base?.ms ?? Number.POSITIVE_INFINITY),
        },
      );
      const others = examples.filter(({ kind, holds }) => kind === "unseen_example" && holds !== true).length;
      const isDenied = documented.failing > 0 && memory.denied >= MOST_DENIED && memory.mended === 0;
      const unseen = others + (isDenied ? 0 : documented.failing);
      return edits.map((_, at) => {
        const now = seen[at];
        if (now === undefined) return null;
        const answers = withRefused(now, base, fault);
        return { ...NO_EXAMPLES, ...countsOf(answers, compareNeighbours(base, now, fault)), unseen, telling: others, isDenied };
      });
    },
    async tell(workspace, edit) {
      const now = await observe(workspace);
      if (answersOf(now) === answersOf(edit.answers)) return tellsMuch(now) ? "same" : "unnoticed";
      if (compareNeighbours(await onBaseCommit(), now).kept < edit.kept) return "noticed";
      const shown = await documented.look(workspace);
      if (shown.broken.length > 0 || shown.mended < edit.mended) return "noticed";
      for (const [code, ms] of [...fit].slice(0, MAX_NOTICING)) if (!allPass(await runIn(workspace, code, ms))) return "noticed";
      return "unnoticed";
    },
  };
}
