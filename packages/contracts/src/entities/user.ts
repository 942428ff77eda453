import { z } from "zod";
import { Id, Timestamp } from "./common.ts";

export const User = z.object({
  id: Id,
  email: z.string(),
  username: z.string(),
  /** Id of the default organization; null for somebody who belongs to none. */
  organization: Id.nullable(),
  isAdmin: z.boolean(),
  /** In the list of an organization's members: since when. */
  joinedAt: Timestamp.optional(),
});
export type User = z.infer<typeof User>;
