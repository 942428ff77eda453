import { z } from "zod";

export const Refused = z.object({ ok: z.literal(false), error: z.string() });

export const Tested = z.object({ ok: z.literal(true), team: z.string(), user: z.string() });
