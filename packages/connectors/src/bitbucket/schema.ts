import { z } from "zod";

export const User = z.object({ display_name: z.string(), username: z.string().nullish(), nickname: z.string().nullish() });

export const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string().nullish(),
  /** Seconds. */
  expires_in: z.number(),
});
