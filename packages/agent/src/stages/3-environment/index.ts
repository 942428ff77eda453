import { InfrastructureError } from "@fixpoint/contracts";
import type { Sandbox } from "@fixpoint/sandbox";
import type { EventLog } from "../../run/event-log.ts";
import type { StageContext, StageEnd } from "../../run/stage-runner.ts";
import type { InstallResult, LanguageAdapter, ProjectProfile, StandIn, Workspace, TypeCheck } from "../../types/language.ts";
import { countBaseline, runBaseline, type Baseline, type BaselineCounts } from "./baseline.ts";
import { byWhatIsTold } from "./choose-language.ts";
import type { PrivateCopy } from "./copy.ts";
import type { Former } from "./history.ts";
import { fitRunner, notesOf } from "./incomplete.ts";
import { findStandIns, notesOfStandIns, writeStandIns } from "./stand-ins.ts";

export interface EnvironmentRequest {
  copy: PrivateCopy;
  adapters: readonly LanguageAdapter[];
  sandbox: Sandbox;
  cacheDir: string;
  /** Of the whole run: the workspace outlives the stage. */
  signal: AbortSignal;
  jobs: number;
  events: EventLog;
  /** Files of the base commit that the issue names. */
  named: readonly string[];
  /** Title and text of the issue. */
  told: string;
}

export interface Environment {
  adapter: LanguageAdapter;
  profile: ProjectProfile;
  /** Base tree for reproducing and searching; its own files are as committed. */
  workspace: Workspace;
  install: InstallResult;
  baseline: Baseline | null;
  /** The last commits that changed some files, newest first. */
  history(files: readonly string[], most: number): Promise<Former[]>;
  /** Closed at the end of the run. */
  types: TypeCheck;
  notes: string[];
  /** In every tree. */
  standIns: readonly StandIn[];
  /** Another tree at the base commit with its dependencies in place. */
  fresh(label: string): Promise<Workspace>;
}

export type EnvironmentResult = { end: StageEnd; environment: Environment | null };

async function detect(
  { adapters, events, named, told }: EnvironmentRequest,
  root: string,
): Promise<{ adapter: LanguageAdapter; profile: ProjectProfile } | null> {
  const found: { adapter: LanguageAdapter; profile: ProjectProfile }[] = [];
  for (const adapter of adapters) {
    const profile = await adapter.detect(root, told);
    if (profile) found.push({ adapter, profile });
  }
  const [first = null, ...others] = byWhatIsTold(found, { named, told });
  if (first !== null && others.length > 0) {
    const languages = [first, ...others].map(({ profile }) => profile.language);
    events.log("info", `Found ${languages.join(" and ")}; using ${first.profile.language}.`);
  }
  return first;
}

function describeBaseline(found: ProjectProfile, baseline: Baseline | null, counts: BaselineCounts | null): string {
  if (found.testRunner === null) return "The project has no test suite.";
  if (baseline === null || counts === null) return "The existing suite was not run.";
  if (baseline.cases.size === 0)
    return `The existing suite ran no test (${baseline.run.failure?.message.split("\n")[0]?.slice(0, 200) ?? baseline.run.ended}).`;
  const flaky = counts.flaky > 0 ? `, ${counts.flaky} flaky` : "";
  return `On the base commit ${counts.passed} tests pass, ${counts.failed} fail, ${counts.skipped} are skipped${flaky}.`;
}

async function baselineOf(
  { adapter, fresh, notes }: Pick<Environment, "adapter" | "fresh" | "notes">,
  profile: ProjectProfile,
  timeMs: number,
  named: readonly string[],
): Promise<Baseline | null> {
  if (profile.testRunner === null) return null;
  // The suite may leave files behind, so it gets a tree of its own.
  const tests = named.filter((file) => adapter.classifyPath(file, profile) === "test");
  const baseline = await runBaseline(adapter, await fresh("baseline"), profile, timeMs, tests);
  if (baseline.partial)
    notes.push(`The existing suite ended as ${baseline.run.ended}; only tests that it reported are compared.`);
  else if (baseline.run.failure !== null)
    notes.push(`The existing suite has trouble: ${baseline.run.failure.message.split("\n")[0]?.slice(0, 300) ?? ""}`);
  return baseline;
}

/** Stage 3: finds language, runner and package manager, installs, and learns what is green before anything changes. */
export async function prepareEnvironment(request: EnvironmentRequest, context: StageContext): Promise<EnvironmentResult> {
  const { copy, sandbox, events } = request;
  const deadline = performance.now() + context.timeMs;
  const preflight = await sandbox.preflight();
  if (!preflight.ok) {
    const broken = preflight.checks
      .filter((check) => !check.ok)
      .map((check) => `${check.name}: ${check.detail}`)
      .join("; ");
    throw new InfrastructureError("sandbox_unavailable", `No safe sandbox: ${broken}`, { hint: preflight.remedy ?? undefined });
  }

  const makeWorkspace = (root: string, signal: AbortSignal): Workspace => ({
    root,
    sandbox,
    cacheDir: request.cacheDir,
    signal,
    jobs: request.jobs,
    log: events.log,
  });
  const root = await copy.checkout("work");
  const found = await detect(request, root);
  if (found === null) {
    const summary = "No JavaScript, TypeScript or Python project was found in the repository.";
    return { end: { outcome: "failed", reason: "unsupported_project", summary }, environment: null };
  }
  const { adapter, profile: asFound } = found;
  events.log(
    "info",
    `${asFound.language}, tests by ${asFound.testRunner ?? "nothing yet"}, packages by ${asFound.packageManager ?? "nothing"}.`,
  );

  const install = await adapter.install(makeWorkspace(root, context.signal), asFound, { offline: false });
  request.signal.throwIfAborted();
  if (install.status === "failed" && context.signal.aborted)
    throw new InfrastructureError("install_out_of_time", "The run's time was over before the dependencies were installed.", {
      hint: "Give the run more time.",
    });
  const workspace = makeWorkspace(root, request.signal);
  const built = await findStandIns(adapter, workspace, asFound);
  await writeStandIns(workspace, built.standIns);
  const notes = [...copy.notes, ...asFound.notes, ...notesOf(install), ...notesOfStandIns(built.standIns)];
  for (const note of notesOf(install)) events.log("warn", note);
  for (const note of notesOfStandIns(built.standIns)) events.log("info", note);

  async function fresh(label: string): Promise<Workspace> {
    const workspace = makeWorkspace(await copy.checkout(label), request.signal);
    const again = { offline: true, cacheKey: install.cacheKey };
    if (install.status !== "failed" && install.status !== "not_needed") await adapter.install(workspace, asFound, again);
    await writeStandIns(workspace, built.standIns);
    return workspace;
  }

  const inStage = { adapter, notes, fresh: async (label: string) => ({ ...(await fresh(label)), signal: context.signal }) };
  const fitted = await fitRunner(adapter, workspace, built.profile, install, (profile) =>
    // Installing may have had most of the stage; the suite shares what is left with the stages to come.
    baselineOf(inStage, profile, Math.max(1000, deadline - performance.now()) * 0.5, request.named),
  );
  const { profile, baseline } = fitted;
  notes.push(...fitted.notes);
  for (const note of fitted.notes) events.log("warn", note);
  const summary = describeBaseline(asFound, baseline, baseline === null ? null : countBaseline(baseline));
  events.log("info", summary);
  return {
    end: { outcome: "passed", reason: install.status === "failed" ? "install_failed" : "ready", summary },
    environment: {
      adapter,
      profile,
      workspace,
      install,
      notes,
      standIns: built.standIns,
      fresh,
      baseline,
      types: adapter.openTypeCheck(workspace),
      history: copy.history,
    },
  };
}
