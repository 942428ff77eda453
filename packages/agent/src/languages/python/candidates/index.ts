import { z } from "zod";
import type { Candidate } from "../../../types/candidate.ts";
import type { Symptom } from "../../../types/facts.ts";
import type { CandidateOptions, LanguageAdapter } from "../../../types/language.ts";
import type { TestFailure } from "../../../types/tests.ts";
import { createLeftOut } from "../../left-out.ts";
import { GUEST_ENV, GUEST_MOUNT, guestCommand } from "../guest-files.ts";
import { Probe } from "../judge/protocol.ts";
import { createAnswers, type Answers } from "./answers.ts";
import { Comparisons } from "./comparer.ts";
import { createHeldBack } from "./held-back.ts";
import { Questions } from "./watch.ts";

const TIME_LIMIT_MS = 30 * 60 * 1000;
const MEBIBYTE = 1024 * 1024;

/** Families whose edits mostly leave out what failed: see `Candidate.isGuard`. */
const GUARDS = new Set(["none-check", "guard", "type-check", "except", "lookup", "wide-only-if", "wide-leave", "wide-either"]);
/** The family whose edits write what the example should give: see `Candidate.isTold`. */
const TOLD = "spelling";

const GuestCandidate = z.object({
  edits: z.array(z.object({ file: z.string(), start: z.number().int(), end: z.number().int(), replacement: z.string() })).min(1),
  family: z.string(),
  description: z.string(),
  line: z.number().int(),
  score: z.number(),
  /** The same for edits that make the same first difference on the way of the reproduction, as far as that is known. */
  group: z.string().optional(),
  /** Likelier ones of its group come first. */
  waits: z.boolean().optional(),
});

/** What conditions say on the way of the reproduction, asked before anything is proposed. */
const Ask = z.object({ ask: Questions });
/** What edits change there, asked of many at once; the answers are read later, in the same order. */
const Compare = z.object({ compare: Comparisons });
/** Scores of edits that change nothing there. */
const LeftOut = z.object({ leftOut: z.array(z.number()) });
const GuestLine = z.union([GuestCandidate, LeftOut, Compare, Ask]);
type GuestLine = z.infer<typeof GuestLine>;

/** Files beside the suspicious ones that are read for what their functions change. */
const MOST_OTHERS = 40;

/**
 * The guest script reads the files by their syntax trees and streams edits. It asks what conditions and edits would change on the
 * way of the reproduction, which is run for that; nothing else of the project runs.
 */
export const candidates: LanguageAdapter["candidates"] = async function* (workspace, profile, options) {
  const known = new Set(profile.sourceFiles);
  const suspicious = options.suspicious.filter(({ file }) => known.has(file));
  if (suspicious.length === 0) return;
  const child = await workspace.sandbox.spawn({
    argv: guestCommand(workspace.sandbox, "fixpoint_candidates"),
    workTree: workspace.root,
    mounts: [GUEST_MOUNT],
    env: GUEST_ENV,
    limits: { timeMs: TIME_LIMIT_MS, outputBytes: 1024 * MEBIBYTE },
    signal: workspace.signal,
  });
  const script = Probe.safeParse(options.reproduction.probe).data?.script ?? "";
  // Nothing is known of edits and conditions where the run that they are asked on does not end.
  const asked = options.reproduction.hangMs === undefined ? script : "";
  const answers = createAnswers(workspace, profile, asked, (line) => child.send(line));
  try {
    const { symptom } = options.reproduction;
    const looked = new Set(suspicious.map(({ file }) => file));
    await child.send(
      JSON.stringify({
        root: workspace.sandbox.guestRoot(workspace.root),
        identifiers: options.facts.identifiers,
        ...errorOf(symptom, options.failure),
        symptom: symptom.kind,
        ...valuesOf(symptom, options.failure),
        probe: script,
        isAsked: asked !== "",
        purpose: options.purpose,
        processes: Math.max(1, workspace.jobs),
        suspicious,
        brokenInvariants: options.brokenInvariants ?? [],
        others: profile.sourceFiles.filter((file) => !looked.has(file)).slice(0, MOST_OTHERS),
      }),
    );
    yield* inTurn(child.lines, answers, options);
    const { stderr } = await child.result;
    if (stderr.trim() !== "") workspace.log("warn", `some edits are missing: ${stderr.trim().slice(-300)}`);
  } finally {
    await answers.stop();
    await child.kill();
  }
};

type Found = Omit<Candidate, "id">;

/** Candidates in the guest's order, those that wait when their turn comes. */
async function* inTurn(lines: AsyncIterable<string>, answers: Answers, options: CandidateOptions): AsyncGenerator<Candidate> {
  const { purpose, passed = new Set<string>() } = options;
  const leftOut = createLeftOut();
  const held = createHeldBack<Found>();
  const groups = new Map<string, string>();
  let [count, looked] = [0, 0];

  function given(found: Found, group?: string): Candidate {
    const id = `py-${purpose}-${++count}`;
    if (group !== undefined) groups.set(id, group);
    return { ...found, id, leftOut: leftOut.before(found.score) };
  }

  function* turn(score: number): Generator<Candidate> {
    for (; looked < passed.size; looked = passed.size)
      for (const id of passed) {
        const group = groups.get(id);
        if (group !== undefined) held.release(group);
      }
    for (const found of held.before(score)) yield given(found);
  }

  for await (const line of lines) {
    const parsed = parse(line);
    if (parsed === null) continue;
    if ("ask" in parsed) answers.conditions(parsed.ask);
    else if ("compare" in parsed) answers.comparisons(parsed.compare);
    else if ("leftOut" in parsed) leftOut.add(parsed.leftOut);
    else {
      const { group, waits = false, ...rest } = parsed;
      const found = marked(rest);
      if (waits && group !== undefined) {
        held.hold(found, group);
        leftOut.add([found.score]);
        continue;
      }
      yield* turn(found.score);
      yield given(found, group);
    }
  }
  yield* turn(-Infinity);
}

function marked(found: Found): Found {
  const isGuard = GUARDS.has(found.family) ? { isGuard: true } : {};
  const isTold = found.family === TOLD ? { isTold: true } : {};
  const isWide = found.family.startsWith("wide-") ? { isWide: true } : {};
  return { ...found, ...isGuard, ...isTold, ...isWide };
}

/** Where a value is wanted and the program raises, what it raises. */
function errorOf(symptom: Symptom, failure?: TestFailure): { errorType: string | null; message: string | null } {
  if (symptom.kind === "wrong_value" && failure?.kind === "exception")
    return { errorType: failure.errorType, message: failure.message };
  return symptom.kind === "exception" || symptom.kind === "missing_exception"
    ? { errorType: symptom.errorType, message: symptom.message }
    : { errorType: null, message: null };
}

function valuesOf(symptom: Symptom, failure?: TestFailure): { expected: string | null; actual: string | null } {
  return symptom.kind === "wrong_value"
    ? { expected: symptom.expected ?? failure?.expected ?? null, actual: failure?.actual ?? symptom.actual }
    : { expected: null, actual: null };
}

function parse(line: string): GuestLine | null {
  try {
    const parsed = GuestLine.safeParse(JSON.parse(line));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
