import { InputError } from "@fixpoint/contracts";
import path from "node:path";
import { StoredIssue, StoredTest } from "../evidence/manifest.ts";
import { openBundle } from "../evidence/open-bundle.ts";
import { GATE_V_CODES } from "../gates/gate-v.ts";
import { checkRunOptions } from "../run/check-options.ts";
import { prepareBase, type PreparedBase } from "../run/environment-stage.ts";
import { notReproduced } from "../run/not-reproduced.ts";
import { runToOutcome, type RunParts } from "../run/run-to-outcome.ts";
import { end, type Ending } from "../run/state.ts";
import { parseIssue } from "../stages/1-intake/index.ts";
import type { Admitted } from "../stages/4-reproduce/index.ts";
import { validate } from "../stages/7-validate/index.ts";
import { NO_COPIES } from "../stages/7-validate/copies.ts";
import { createSuiteScreen } from "../stages/7-validate/suite-screen.ts";
import type { ReproductionTest } from "../types/language.ts";
import type { RunOptions } from "../types/run.ts";
import { givenFix, type GivenFix, type Refusal } from "./given-fix.ts";
import { reproduceAgain, type Concluded } from "./reproduce-again.ts";
import type { FixVerdict, VerifyFixRequest } from "./types.ts";

const GIVEN = "the given patch";

interface Proof {
  request: VerifyFixRequest;
  options: RunOptions;
  test: ReproductionTest;
  /** Hears the verdict; never, where something failed that is not the proof. */
  conclude(concluded: Concluded): void;
}

/** The patch as gate V takes it, read against the base without a tree. */
async function readGiven(
  proof: Proof,
  { environment }: PreparedBase,
  { test }: Admitted,
  { state }: RunParts,
): Promise<GivenFix | Refusal> {
  const files = (await state.copy?.readPatch(proof.request.patch)) ?? [];
  if (typeof files === "string") return { code: "edit_misfit", detail: files };
  return givenFix(files, { ...environment, test, description: proof.request.description ?? GIVEN });
}

/** Gate V for the given patch and nothing else. */
async function validateGiven(proof: Proof, base: PreparedBase, admitted: Admitted, parts: RunParts): Promise<Ending> {
  const { state, stages, events, seconds } = parts;
  const { title, text } = proof.options.issue;
  const facts = parseIssue({ title, text });
  const { end: ending, code } = await stages.run("validate", async (context) => {
    const given = await readGiven(proof, base, admitted, parts);
    if ("code" in given) {
      const { code, detail } = given;
      state.attempts.push({ stage: "validate", what: proof.request.description ?? GIVEN, result: code, detail });
      return { end: { outcome: "failed" as const, reason: code, summary: detail }, code };
    }
    const { candidate, companions } = given;
    const { environment, baseFiles } = base;
    const found = await validate(
      {
        environment,
        facts,
        admitted: { ...admitted, companions },
        plausible: [candidate],
        baseFiles,
        events,
        screen: createSuiteScreen(environment),
        copies: NO_COPIES,
      },
      context,
    );
    state.attempts.push(...found.attempts);
    state.lastSuite = found.lastSuite;
    state.validated = found.validated;
    const [attempt] = found.attempts;
    const reached = GATE_V_CODES.find((one) => one === attempt?.result) ?? null;
    return { end: { ...found.end, summary: attempt?.detail ?? found.end.summary }, code: reached };
  });
  if (state.validated !== null) {
    state.toFix = seconds();
    proof.conclude({ verdict: "validated", code: "validated", detail: ending.summary });
  } else if (code !== null && code !== "validated") proof.conclude({ verdict: "refused", code, detail: ending.summary });
  return end(state.validated === null && code !== null ? code : ending.reason, ending.summary);
}

/** Stages 3, 4 and 7, with a reproduction and a patch that are given. */
async function prove(proof: Proof, parts: RunParts): Promise<Ending> {
  const { request, options, test } = proof;
  const { state, stages, seconds } = parts;
  const adapters = request.adapters ?? (await import("../languages/index.ts")).adapters;
  const base = await prepareBase(options, adapters, parts);
  if (!("environment" in base)) return base;
  const { admitted, concluded } = await stages.run("reproduce", (context) => reproduceAgain(base, test, parts, context));
  if (admitted !== null) {
    state.admitted = admitted;
    state.toReproduction = seconds();
    return validateGiven(proof, base, admitted, parts);
  }
  const ending = notReproduced(state, concluded?.verdict ?? "not_comparable", concluded?.detail ?? "");
  if (ending.error === null && concluded !== null) proof.conclude(concluded);
  return ending;
}

/** The reproduction and the issue of the bundle. */
async function openProof(folder: string): Promise<{ test: ReproductionTest; issue: { title: string; text: string } }> {
  const bundle = await openBundle(folder);
  const [difference] = bundle.differences;
  if (difference !== undefined) throw new InputError("evidence_invalid", `The evidence was changed: ${difference}.`);
  const test = bundle.manifest.hasReproduction ? await bundle.read("reproduction/test.json", StoredTest) : null;
  const issue = await bundle.read("issue.json", StoredIssue);
  if (test === null || issue === null)
    throw new InputError("evidence_without_reproduction", "The evidence holds no reproduction that a fix could be proven by.");
  return { test, issue };
}

/**
 * Proves a given patch on another base than the one that it was made for: gate R there with the stored reproduction,
 * then gate V. Sandboxed, budgeted and told as `runPipeline`; rejects with InputError for wrong input, among it
 * `evidence_missing`, `evidence_invalid` and `evidence_without_reproduction`, and with the signal's reason on abort.
 */
export async function verifyFix(request: VerifyFixRequest): Promise<FixVerdict> {
  const { evidenceDir, adapters: _, patch: __, description: ___, ...run } = request;
  if (path.resolve(evidenceDir) === path.resolve(request.outDir))
    throw new InputError("folder_invalid", "The new evidence must not replace the one that it is proven by.");
  const { test, issue } = await openProof(evidenceDir);
  const options: RunOptions = { ...run, issue, engine: "search" };
  checkRunOptions(options);
  request.signal.throwIfAborted();
  const reached: Concluded[] = [];
  const outcome = await runToOutcome(options, (parts) =>
    prove({ request, options, test, conclude: (concluded) => reached.push(concluded) }, parts),
  );
  const { reason, summary } = outcome.evidence.verdict;
  return { ...(reached[0] ?? { verdict: "error", code: reason, detail: summary }), outcome };
}
