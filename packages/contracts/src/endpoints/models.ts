import { z } from "zod";
import { BaseUrl, PlainText, Timestamp } from "../entities/common.ts";
import { dataOf } from "./data-of.ts";

export const MODEL_PROVIDER_IDS = ["anthropic", "openai", "google", "openai_compatible"] as const;
export const ModelProviderId = z.enum(MODEL_PROVIDER_IDS);
export type ModelProviderId = z.infer<typeof ModelProviderId>;

/** The stages at which a model may be asked. */
export const MODEL_STAGES = ["intake", "reproduce", "repair"] as const;
export const ModelStage = z.enum(MODEL_STAGES);
export type ModelStage = z.infer<typeof ModelStage>;

const ModelName = PlainText.trim().min(1, "Name the model").max(200);

/** same: the model that is chosen for all · none: the built-in engine alone · model: one of its own. */
export const StageModel = z.discriminatedUnion("use", [
  z.object({ use: z.literal("same") }),
  z.object({ use: z.literal("none") }),
  z.object({ use: z.literal("model"), provider: ModelProviderId, model: ModelName }),
]);
export type StageModel = z.infer<typeof StageModel>;

const SAME: StageModel = { use: "same" };

/** Dollars; null for no limit. */
const Budget = z.number().nonnegative().max(1e9).nullable();

/** What asks which model, and what it may cost. Fields with a default were added later: older rows are read without them. */
export const ModelSettings = z.object({
  engine: z.enum(["built_in", "own_model"]),
  provider: ModelProviderId.nullable(),
  model: PlainText.trim().max(200).nullable(),
  stages: z
    .object({ intake: StageModel.default(SAME), reproduce: StageModel.default(SAME), repair: StageModel.default(SAME) })
    .default({ intake: SAME, reproduce: SAME, repair: SAME }),
  monthlyBudget: Budget,
  dailyBudget: Budget.default(null),
  budgetPerBug: Budget,
  /** stop: no new run begins · built_in: runs go on without a model. */
  atLimit: z.enum(["stop", "built_in"]),
});
export type ModelSettings = z.infer<typeof ModelSettings>;

export const DEFAULT_MODEL_SETTINGS: ModelSettings = {
  engine: "built_in",
  provider: null,
  model: null,
  stages: { intake: SAME, reproduce: SAME, repair: SAME },
  monthlyBudget: null,
  dailyBudget: null,
  budgetPerBug: null,
  atLimit: "built_in",
};

const ApiKey = PlainText.trim().min(1, "Give the API key").max(5000);

/** `apiKey` and `baseUrl` of the organization's access to `provider`, as in its own call: left out keeps them, null removes them. */
export const ModelSettingsBody = ModelSettings.extend({ apiKey: ApiKey.nullish(), baseUrl: BaseUrl.nullish() })
  .refine((body) => body.engine === "built_in" || (body.provider !== null && body.model), "Choose the provider and the model")
  .refine((body) => body.provider !== null || (!body.apiKey && !body.baseUrl), "Choose the provider that the key is for");
export type ModelSettingsBody = z.infer<typeof ModelSettingsBody>;

/** Dollars that are spent or held back for calls under way. Days and months are those of UTC. */
export const ModelSpending = z.object({ today: z.number(), month: z.number(), dearestBug: z.number() });
export type ModelSpending = z.infer<typeof ModelSpending>;

/**
 * `isInherited`: a project that has no settings of its own shows the organization's.
 * `baseUrl` is as it was typed: browsers take addresses that RFC 3986 does not.
 * `spent`: by the project, or by all of the organization; `dearestBug` is the bug that cost most this month.
 */
export const ModelSettingsAnswer = dataOf(
  ModelSettings.extend({
    baseUrl: z.string().nullable(),
    hasApiKey: z.boolean(),
    isInherited: z.boolean(),
    spent: ModelSpending,
  }),
);
export type ModelSettingsView = z.infer<typeof ModelSettingsAnswer>["data"];

/** How an organization reaches a provider. The key goes in and never comes out again. */
export const ModelAccess = z.object({
  provider: ModelProviderId,
  hasApiKey: z.boolean(),
  baseUrl: z.string().nullable(),
  updatedAt: Timestamp.nullable(),
});
export type ModelAccess = z.infer<typeof ModelAccess>;
export const ModelAccessAnswer = dataOf(ModelAccess);
export const ModelAccessesAnswer = dataOf(z.array(ModelAccess));

/** Left out keeps what is stored, null removes it. Another address needs the key with it. */
export const ModelAccessBody = z.object({ apiKey: ApiKey.nullish(), baseUrl: BaseUrl.nullish() });
export type ModelAccessBody = z.infer<typeof ModelAccessBody>;

export const ModelTestBody = z.object({ provider: ModelProviderId, model: ModelName });
export type ModelTestBody = z.infer<typeof ModelTestBody>;

/** What came of a small call; `error` says in words why there was no answer. */
export const ModelTest = z.object({
  ok: z.boolean(),
  latencyMs: z.int(),
  /** As the server names it. */
  model: z.string().nullable(),
  error: z.string().nullable(),
});
export type ModelTest = z.infer<typeof ModelTest>;
export const ModelTestAnswer = dataOf(ModelTest);

const Price = z.number().nonnegative().max(100_000);

/** Dollars for a million tokens. */
export const ModelPrice = z.object({
  provider: ModelProviderId,
  model: ModelName,
  input: Price,
  cachedInput: Price,
  cacheWrite: Price,
  output: Price,
});
export type ModelPrice = z.infer<typeof ModelPrice>;

/**
 * `isOwn`: the organization's; the others come with this version. `dearerAbove`: of more input tokens than that, the
 * provider asks more than the price here, and more is accounted.
 */
export const ModelPricesAnswer = dataOf(
  z.array(ModelPrice.extend({ model: z.string(), isOwn: z.boolean(), dearerAbove: z.int().nullable() })),
);
export type ModelPriceRow = z.infer<typeof ModelPricesAnswer>["data"][number];

function areDifferent(prices: readonly ModelPrice[]): boolean {
  return new Set(prices.map(({ provider, model }) => `${provider} ${model}`)).size === prices.length;
}

/** Replaces the organization's own rows. A name that ends with `*` stands for all that begin so. */
export const ModelPricesBody = z.object({
  prices: z.array(ModelPrice).max(200).refine(areDifferent, "Give each model one price"),
});
export type ModelPricesBody = z.infer<typeof ModelPricesBody>;
