import { z } from "zod";
import { Timestamp } from "../entities/common.ts";
import { Stage } from "./stages.ts";

const base = {
  /** Position in the run, from 0, without gaps. */
  seq: z.number().int().nonnegative(),
  at: Timestamp,
  stage: Stage,
};

/** One line of the live timeline. Texts are plain, bounded to 2,000 characters and safe to show as text. */
export const AgentEvent = z.discriminatedUnion("type", [
  z.object({ ...base, type: z.literal("stage_started") }),
  z.object({
    ...base,
    type: z.literal("stage_finished"),
    outcome: z.enum(["passed", "failed", "skipped"]),
    /** Stable code of the reason, e.g. `reproduced`, `no_candidate_failed`. */
    reason: z.string(),
    /** The reason in one sentence. */
    summary: z.string(),
    durationMs: z.number().nonnegative(),
  }),
  z.object({ ...base, type: z.literal("log"), level: z.enum(["info", "warn"]), message: z.string() }),
  /** A counter that replaces the one before it with the same label. */
  z.object({
    ...base,
    type: z.literal("progress"),
    label: z.string(),
    done: z.number().nonnegative(),
    total: z.number().nonnegative().nullable(),
  }),
  z.object({
    ...base,
    type: z.literal("command"),
    /** As a person would type it. */
    command: z.string(),
    /** Why it ended; `exited` with any code is a normal end. */
    ended: z.enum(["exited", "timeout", "output_limit", "memory", "aborted", "failed_to_start"]),
    exitCode: z.number().int().nullable(),
    durationMs: z.number().nonnegative(),
  }),
]);
export type AgentEvent = z.infer<typeof AgentEvent>;
