import type { SuspiciousLine } from "@fixpoint/contracts";
import { readDocumented, type Documented } from "../../documentation/index.ts";
import { functionsIn } from "../../engines/search/function-names.ts";
import { readInside } from "../../run/safe-files.ts";
import type { StageContext, StageEnd } from "../../run/stage-runner.ts";
import type { Candidate } from "../../types/candidate.ts";
import type { IssueFacts, Symptom } from "../../types/facts.ts";
import type { BrokenInvariant, SpectrumResult } from "../../types/language.ts";
import type { GreenTests } from "../../types/tests.ts";
import type { Environment } from "../3-environment/index.ts";
import type { Admitted } from "../4-reproduce/index.ts";
import { findBrokenInvariants, raisedByInvariants } from "./broken-invariants.ts";
import { calledElsewhere } from "./called-elsewhere.ts";
import { raisedByDependence } from "./depended-on.ts";
import { formerOf, type Former } from "./former.ts";
import { findIntroduced } from "./introduced.ts";
import { byLikelihood } from "./likely/likely-lines.ts";
import { nearTestFiles } from "./near-tests.ts";
import { proposedCandidates } from "./proposed/index.ts";
import { raisedBySymptom } from "./raised-by-symptom.ts";
import { asRead } from "./read-definitions.ts";
import { readElsewhere } from "./read-elsewhere.ts";
import type { Reach } from "./reach.ts";
import { spectrumTestFiles } from "./spectrum-test-files.ts";
import { suiteReach } from "./suite-reach.ts";
import { raisedByTexts } from "./told-texts.ts";

export type RankSuspicious = (
  spectrum: SpectrumResult,
  facts: IssueFacts,
  frames: { file: string; line: number }[],
  options?: { sources?: ReadonlyMap<string, string> },
) => SuspiciousLine[];

export interface LocaliseResult {
  end: StageEnd;
  suspicious: SuspiciousLine[];
  brokenInvariants: readonly BrokenInvariant[];
  documented: Documented;
  reach: Reach;
  /** Tried first: what the issue itself proposes, then what the commit that brought the bug changed, taken back. */
  first: readonly Candidate[];
  /** What an edit that breaks something mostly breaks. */
  nearTests: GreenTests[];
}

const MAX_SOURCES = 200;
/** Milliseconds to look for the commit that brought the bug. */
const HISTORY_MS = 15_000;

/** Frames of the failure and of the issue's own traces that lie in the project. */
function projectFrames(environment: Environment, facts: IssueFacts, admitted: Admitted): { file: string; line: number }[] {
  const sources = environment.profile.sourceFiles;
  const known = new Set(sources);
  const frames = admitted.failure.frames.filter((frame) => known.has(frame.file)).map(({ file, line }) => ({ file, line }));
  for (const trace of facts.stackTraces) {
    for (const frame of trace.frames) {
      const file = sources.find((source) => frame.file === source || frame.file.endsWith(`/${source}`));
      if (file !== undefined && frame.line !== null) frames.push({ file, line: frame.line });
    }
  }
  return frames;
}

/** What the test demands, with what came where it is known. */
function symptomSeen({ test, failure }: Admitted): Symptom {
  if (test.symptom.kind !== "wrong_value") return test.symptom;
  const { actual, expected } = test.symptom;
  return { kind: "wrong_value", actual: failure.actual ?? actual, expected: failure.expected ?? expected };
}

/** Part of the distance to 1 that a line gets for being changed when the bug came. */
const SHARE_OF_HISTORY = 0.5;

function raised(ranked: readonly SuspiciousLine[], { lines }: Former, reason: string): SuspiciousLine[] {
  return ranked
    .map((one) =>
      lines.get(one.file)?.has(one.line) === true
        ? { ...one, score: one.score + (1 - one.score) * SHARE_OF_HISTORY, reasons: [reason, ...one.reasons] }
        : one,
    )
    .sort((a, b) => b.score - a.score);
}

/** Part of its score that a line of a program keeps which only the failing test runs: that no other runs it says nothing. */
const SHARE_OF_PROGRAM = 0.4;

function withoutPrograms(ranked: SuspiciousLine[], programs: readonly string[]): SuspiciousLine[] {
  if (programs.length === 0) return ranked;
  return ranked
    .map((one) => (programs.includes(one.file) ? { ...one, score: one.score * SHARE_OF_PROGRAM } : one))
    .sort((a, b) => b.score - a.score);
}

/** Stage 5: ranks the lines that the failing test runs by how much they belong to it alone. */
export async function localise(
  environment: Environment,
  facts: IssueFacts,
  admitted: Admitted,
  rank: RankSuspicious,
  context: StageContext,
): Promise<LocaliseResult> {
  const { adapter, profile } = environment;
  const workspace = { ...environment.workspace, signal: context.signal };
  const documented = await readDocumented(environment, admitted.test, context);
  const watched = await documented.within(workspace, () =>
    adapter.spectrum(workspace, profile, {
      reproduction: admitted.test,
      testFiles: spectrumTestFiles(environment.baseline, facts, admitted),
      documented: documented.files.map(({ path }) => path),
      timeMs: context.timeMs,
    }),
  );
  const sources = new Map<string, string>();
  const seen = new Set(watched.tests.flatMap((test) => (test.passed ? [] : Object.keys(test.lines))));
  for (const file of [...seen].slice(0, MAX_SOURCES)) {
    const text = await readInside(workspace.root, file);
    if (text !== null) sources.set(file, text);
  }
  const functions = functionsIn(sources);
  const spectrum = asRead(watched, sources, functions);
  const own = documented.files.map(({ path }) => path);
  const isSource = (file: string): boolean => adapter.classifyPath(file, profile) === "source";
  const ownSources = new Map([...sources].filter(([file]) => isSource(file)));
  const reach = {
    bySuite: suiteReach(spectrum, own, functions),
    elsewhere: calledElsewhere(spectrum, sources, functions),
    readElsewhere: readElsewhere(ownSources, functions),
  };
  const introduced = await findIntroduced({
    environment,
    test: admitted.test,
    sources: ownSources,
    timeMs: Math.min(HISTORY_MS, context.timeMs / 4),
    signal: context.signal,
  });
  const former = introduced === null ? null : formerOf(introduced, sources);
  const frames = projectFrames(environment, facts, admitted);
  const ran = rank(spectrum, facts, frames, { sources }).filter((one) => isSource(one.file));
  const dependent = raisedByDependence(raisedByTexts(ran, ownSources, symptomSeen(admitted)), ownSources);
  const ranked = raisedBySymptom(dependent, admitted, profile, { frames, texts: ownSources, functions });
  const brought = introduced === null ? "" : `${introduced.sha.slice(0, 8)} “${introduced.subject.slice(0, 100)}”`;
  const brokenInvariants = await findBrokenInvariants(environment, admitted.test, spectrum, ranked, context);
  const lowered = withoutPrograms(raisedByInvariants(ranked, brokenInvariants), admitted.test.programs ?? []);
  const known = former === null ? lowered : raised(lowered, former, `changed by ${brought}, with which the bug came`);
  const { test, failure } = admitted;
  const suspicious = byLikelihood({ suspicious: known, spectrum, sources, functions, frames, test, failure, title: facts.title });
  const proposed = proposedCandidates(facts.proposed ?? [], ownSources, suspicious);
  const nearTests = nearTestFiles(spectrum, environment.baseline, suspicious, admitted.test);
  const top = suspicious[0];
  if (top === undefined) {
    return {
      end: { outcome: "failed", reason: "nothing_ran", summary: "The failing test ran no line of the project's own code." },
      suspicious,
      brokenInvariants,
      first: [],
      documented,
      reach,
      nearTests,
    };
  }
  const shown = documented.count === 0 ? "" : ` ${documented.count} examples of the documentation hold on the base commit.`;
  const since = brought === "" ? "" : ` The bug came with ${brought}.`;
  const summary = `${suspicious.length} suspicious lines; most of all ${top.file}:${top.line}.${since}${shown}`;
  return {
    end: { outcome: "passed", reason: "ranked", summary },
    suspicious,
    brokenInvariants,
    first: [...proposed, ...(former?.candidates ?? [])],
    documented,
    reach,
    nearTests,
  };
}
