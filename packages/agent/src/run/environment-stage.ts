import { makePrivateCopy } from "../stages/3-environment/copy.ts";
import { prepareEnvironment, type Environment } from "../stages/3-environment/index.ts";
import type { LanguageAdapter } from "../types/language.ts";
import type { RunOptions } from "../types/run.ts";
import type { RunParts } from "./run-to-outcome.ts";
import { end, type Ending } from "./state.ts";

export interface PreparedBase {
  environment: Environment;
  /** Files of the base commit, relative. */
  baseFiles: ReadonlySet<string>;
}

/** Stage 3 of any run: a private copy at the base, what it needs, and what is green there. */
export async function prepareBase(
  options: RunOptions,
  adapters: readonly LanguageAdapter[],
  { state, stages, events, sandbox }: RunParts,
): Promise<PreparedBase | Ending> {
  const prepared = await stages.run("environment", async (context) => {
    const { base, signal } = options;
    // Evidence is written and trees are checked out though installing took all the time of its stage.
    const copy = await makePrivateCopy(options.repository, { base, signal, within: context.signal });
    state.copy = copy;
    const baseFiles = new Set(await copy.listFiles());
    const told = `${options.issue.title}\n${options.issue.text}`;
    const named = [...baseFiles].filter((file) => file.includes("/") && told.includes(file));
    const request = {
      named,
      told,
      copy,
      adapters,
      sandbox,
      cacheDir: options.cacheDir,
      signal: options.signal,
      jobs: options.jobs,
      events,
    };
    return { ...(await prepareEnvironment(request, context)), baseFiles };
  });
  if (prepared.environment === null) return end(prepared.end.reason, prepared.end.summary, { error: "project" });
  state.environment = prepared.environment;
  return { environment: prepared.environment, baseFiles: prepared.baseFiles };
}
