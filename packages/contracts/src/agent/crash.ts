import { z } from "zod";

/** One call of a crash's stack, as an error monitor recorded it. Lines and columns are counted from 1. */
export const CrashFrame = z.object({
  /** As the running program names it: a path, a URL or a module's file. */
  file: z.string().nullable(),
  module: z.string().nullable(),
  function: z.string().nullable(),
  line: z.int().nullable(),
  column: z.int().nullable(),
  /** Of the project, not of a library. */
  isInApp: z.boolean(),
  context: z.array(z.object({ line: z.int(), text: z.string() })),
  /** By name. Python's values come as the text of their `repr`, JavaScript's as JSON; null when none were recorded. */
  variables: z.record(z.string(), z.json()).nullable(),
});
export type CrashFrame = z.infer<typeof CrashFrame>;

/** What an error monitor recorded of one exception. */
export const Crash = z.object({
  platform: z.string().nullable(),
  /** Name of the exception's class. */
  type: z.string().nullable(),
  message: z.string().nullable(),
  /** The oldest call first, the one that raised last. */
  frames: z.array(CrashFrame),
});
export type Crash = z.infer<typeof Crash>;
