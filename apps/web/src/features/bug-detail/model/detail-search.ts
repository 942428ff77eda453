import { z } from "zod";

/** What the URL of a bug says; what is not said takes the person's own choice or the default. */
export const DetailSearch = z.object({
  /** The search of the list this was opened from: the way back, and what comes before and after. */
  list: z.string().optional().catch(undefined),
  diff: z.enum(["split", "unified"]).optional().catch(undefined),
  wrap: z.enum(["on", "off"]).optional().catch(undefined),
  cov: z.enum(["on", "off"]).optional().catch(undefined),
  /** Coverage by one test alone. */
  test: z.string().optional().catch(undefined),
  /** The path of the file that is looked at. */
  file: z.string().optional().catch(undefined),
});
export type DetailSearch = z.infer<typeof DetailSearch>;
