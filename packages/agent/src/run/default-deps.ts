import type { PipelineDeps } from "../pipeline.ts";

/** What a run uses where nothing else is given; loaded on use, since parsers and engines are large. */
export async function defaultDeps(given: Partial<PipelineDeps>): Promise<PipelineDeps> {
  const search =
    given.engines !== undefined && given.rankSuspicious !== undefined ? null : await import("../engines/search/index.ts");
  const languages = given.adapters === undefined ? await import("../languages/index.ts") : null;
  return {
    adapters: given.adapters ?? languages?.adapters ?? [],
    engines: given.engines ?? (search === null ? [] : [{ name: "search", propose: search.searchEngine.propose }]),
    rankSuspicious: given.rankSuspicious ?? search?.rankSuspicious ?? (() => []),
  };
}
