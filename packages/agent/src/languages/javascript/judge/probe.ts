import { z } from "zod";

/** The reproduction's behaviour as one module: its default export throws (or rejects) where the test would fail. */
export const Probe = z.object({
  format: z.enum(["cjs", "esm"]),
  /** Virtual path, relative to the root: what the probe's own imports start from. */
  file: z.string().min(1),
  code: z.string().min(1),
  /** Milliseconds of processor time that a candidate may take beyond what the base tells. */
  extraMs: z.number().optional(),
  /** It runs a file of this runner, which sees another module in its place. */
  runnerOfFile: z.enum(["node:test", "vitest", "jest", "tape", "ava", "tap", "uvu", "lab", "qunit", "script"]).optional(),
  /** Its files go through a compiler of the project's, for whom they are modules by what they hold. */
  isCompiled: z.boolean().optional(),
  /** Of two objects it is not compared what they are made of: few assertions of test frameworks do. */
  comparesPlain: z.boolean().optional(),
  /** Sources that importing the package by its own name means, where what it names is only built later: relative to the root. */
  own: z.record(z.string(), z.string()).optional(),
});
export type Probe = z.infer<typeof Probe>;
