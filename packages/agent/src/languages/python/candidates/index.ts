import { z } from "zod";
import type { Candidate } from "../../../types/candidate.ts";
import type { Symptom } from "../../../types/facts.ts";
import type { LanguageAdapter } from "../../../types/language.ts";
import { GUEST_ENV, GUEST_MOUNT, guestCommand } from "../guest-files.ts";
import { Probe } from "../judge/protocol.ts";
import { Questions, watch } from "./watch.ts";

const TIME_LIMIT_MS = 30 * 60 * 1000;
const MEBIBYTE = 1024 * 1024;

/** Families whose edits mostly leave out what failed: see `Candidate.isGuard`. */
const GUARDS = new Set(["none-check", "guard", "type-check", "except", "lookup", "wide-only-if", "wide-leave", "wide-either"]);

const GuestCandidate = z.object({
  edits: z.array(z.object({ file: z.string(), start: z.number().int(), end: z.number().int(), replacement: z.string() })).min(1),
  family: z.string(),
  description: z.string(),
  line: z.number().int(),
  score: z.number(),
});

/** Asked once, when the usual edits are used up. */
const Ask = z.object({ ask: Questions });
const GuestLine = z.union([GuestCandidate, Ask]);

/**
 * The guest script reads the files by their syntax trees and streams edits. Before the wide families it asks what
 * conditions say on the way of the reproduction, which is run for that once; nothing else of the project runs.
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
  try {
    const { symptom } = options.reproduction;
    const script = Probe.safeParse(options.reproduction.probe).data?.script ?? "";
    await child.send(
      JSON.stringify({
        root: workspace.sandbox.guestRoot(workspace.root),
        identifiers: options.facts.identifiers,
        ...errorOf(symptom),
        symptom: symptom.kind,
        ...valuesOf(symptom),
        probe: script,
        purpose: options.purpose,
        suspicious,
      }),
    );
    let count = 0;
    for await (const line of child.lines) {
      const parsed = parse(line);
      if (parsed === null) continue;
      if ("ask" in parsed) {
        await child.send(JSON.stringify(await watch(workspace, profile, script, parsed.ask)));
        continue;
      }
      count += 1;
      const isGuard = GUARDS.has(parsed.family) ? { isGuard: true } : {};
      const isWide = parsed.family.startsWith("wide-") ? { isWide: true } : {};
      yield { ...parsed, id: `py-${options.purpose}-${count}`, ...isGuard, ...isWide };
    }
    const result = await child.result;
    if (count === 0 && result.stderr.trim() !== "") workspace.log("warn", `no candidates: ${result.stderr.trim().slice(-300)}`);
  } finally {
    await child.kill();
  }
};

function errorOf(symptom: Symptom): { errorType: string | null; message: string | null } {
  return symptom.kind === "exception" || symptom.kind === "missing_exception"
    ? { errorType: symptom.errorType, message: symptom.message }
    : { errorType: null, message: null };
}

function valuesOf(symptom: Symptom): { expected: string | null; actual: string | null } {
  return symptom.kind === "wrong_value"
    ? { expected: symptom.expected, actual: symptom.actual }
    : { expected: null, actual: null };
}

function parse(line: string): Omit<Candidate, "id"> | z.infer<typeof Ask> | null {
  try {
    const parsed = GuestLine.safeParse(JSON.parse(line));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
