import { z } from "zod";
import { BaseUrl, Id, PlainText, Timestamp } from "../entities/common.ts";
import { dataOf } from "./data-of.ts";

export const ModelSettings = z.object({
  engine: z.enum(["built_in", "own_model"]),
  provider: z.enum(["anthropic", "openai", "google", "openai_compatible"]).nullable(),
  model: PlainText.trim().max(200).nullable(),
  baseUrl: BaseUrl.nullable(),
  /** In the currency of the provider's bill; null for no limit. */
  monthlyBudget: z.number().nonnegative().max(1e9).nullable(),
  budgetPerBug: z.number().nonnegative().max(1e9).nullable(),
  atLimit: z.enum(["stop", "built_in"]),
});
export type ModelSettings = z.infer<typeof ModelSettings>;

export const DEFAULT_MODEL_SETTINGS: ModelSettings = {
  engine: "built_in",
  provider: null,
  model: null,
  baseUrl: null,
  monthlyBudget: null,
  budgetPerBug: null,
  atLimit: "built_in",
};

/** `apiKey`: left out keeps what is stored, null removes it. */
export const ModelSettingsBody = ModelSettings.extend({ apiKey: PlainText.trim().min(1).max(5000).nullish() }).refine(
  (body) => body.engine === "built_in" || (body.provider !== null && body.model !== null),
  "Choose the provider and the model",
);
export type ModelSettingsBody = z.infer<typeof ModelSettingsBody>;

/**
 * `isInherited`: a project that has no settings of its own shows the organization's.
 * `baseUrl` is as it was typed: browsers take addresses that RFC 3986 does not.
 */
export const ModelSettingsAnswer = dataOf(
  ModelSettings.extend({ baseUrl: z.string().nullable(), hasApiKey: z.boolean(), isInherited: z.boolean() }),
);
export type ModelSettingsView = z.infer<typeof ModelSettingsAnswer>["data"];

const figures = { runs: z.number().int(), seconds: z.number(), candidates: z.number().int(), validatedFixes: z.number().int() };
export const UsageFigures = z.object(figures);
export type UsageFigures = z.infer<typeof UsageFigures>;

/** Days are UTC days; `from` and `to` are the first and the last of them. */
export const Usage = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  totals: UsageFigures,
  days: z.array(z.object({ date: z.iso.date(), ...figures })),
  projects: z.array(z.object({ projectId: Id, ...figures })),
  /** The newest 100 of the period. */
  runs: z.array(
    z.object({
      runId: Id,
      projectId: Id,
      issueId: Id,
      result: z.string().nullable(),
      seconds: z.number(),
      candidates: z.number().int(),
      createdAt: Timestamp,
    }),
  ),
});
export type Usage = z.infer<typeof Usage>;
export const UsageAnswer = dataOf(Usage);
