import { z } from "zod";
import { Id, Timestamp } from "../entities/common.ts";
import { dataOf } from "./data-of.ts";

/** What models did; tokens and dollars as their providers counted them. */
const modelFigures = {
  modelCalls: z.number().int(),
  modelCostUsd: z.number(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
};
const figures = {
  runs: z.number().int(),
  seconds: z.number(),
  candidates: z.number().int(),
  validatedFixes: z.number().int(),
  ...modelFigures,
};
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
      ...modelFigures,
      createdAt: Timestamp,
    }),
  ),
});
export type Usage = z.infer<typeof Usage>;
export const UsageAnswer = dataOf(Usage);
