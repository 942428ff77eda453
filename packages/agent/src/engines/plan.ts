import { InputError } from "@fixpoint/contracts";
import type { RunOptions } from "../types/run.ts";
import { inParts } from "./in-parts.ts";
import { modelEngine, type ModelParts } from "./model/repair.ts";
import { createNearMisses } from "./model/near-misses.ts";
import { seedEngine } from "./model/seeds.ts";
import type { RepairEngine } from "./types.ts";

/** What search may use before a model is asked: most of what it finds, it finds by then. */
const FIRST_MS = 45_000;
const FIRST_TIME = 0.2;
const FIRST_CANDIDATES = 4000;
/** Of a budget that is counted in candidates. */
const FIRST_PART = 0.5;

/**
 * Engines in the order in which they are asked. With a model: search for a while, the model, search around its edits
 * that did not pass, and search again where it stopped. `model` is null where none is set up or wanted.
 */
export function planEngines(
  { engine: wanted, budget }: Pick<RunOptions, "engine" | "budget">,
  engines: readonly RepairEngine[],
  model: ModelParts | null,
): readonly RepairEngine[] {
  const searching = engines.filter((engine) => engine.name === "search");
  const others = engines.filter((engine) => engine.name !== "search");
  if (wanted === "search") return atLeastOne(wanted, searching);
  const misses = createNearMisses();
  const asking = model === null ? others : [...others, modelEngine(model, misses)];
  if (wanted === "model") return atLeastOne(wanted, asking);
  const [search] = searching;
  if (model === null || search === undefined) return engines;
  const { first, rest } = inParts(search, (tried, ms, timeMs) =>
    budget === undefined
      ? tried >= FIRST_CANDIDATES || ms >= Math.min(FIRST_MS, timeMs * FIRST_TIME)
      : tried >= budget.candidates * FIRST_PART,
  );
  return [first, ...asking, seedEngine(misses), rest];
}

function atLeastOne(wanted: RunOptions["engine"], engines: readonly RepairEngine[]): readonly RepairEngine[] {
  if (engines.length > 0) return engines;
  throw new InputError("engine_unavailable", `The ${wanted} engine is not set up.`, {
    hint: "Set a model up, or use the search engine.",
  });
}
