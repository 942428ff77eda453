import { ProjectSettings } from "@fixpoint/contracts";
import { z } from "zod";

const ASKED = "Give a whole number from 0 to 1,000";

/** What is typed, as the settings take it. */
export const DailyBugsText = z
  .string()
  .trim()
  .regex(/^\d{1,6}$/, ASKED)
  .transform(Number)
  .refine((value) => ProjectSettings.shape.importedBugsPerDay.safeParse(value).success, ASKED);
