import { z } from "zod";

/** The agent's eight stages, in order. */
export const STAGES = ["intake", "suitability", "environment", "reproduce", "localise", "repair", "validate", "publish"] as const;
export const Stage = z.enum(STAGES);
export type Stage = z.infer<typeof Stage>;
