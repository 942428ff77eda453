import { z } from "zod";

/** What a runner's settings say of the project's files; `<root>` stands for where these are. */
export const ProjectSettings = z.object({
  /** Of the package that the test is of, where a repository has several. */
  folder: z.string().optional(),
  /** The browser that tests believe to be in, and where its document is from. */
  environment: z.object({ name: z.enum(["jsdom", "happy-dom"]), url: z.string() }).optional(),
  /** A pattern of what is imported, and what it means. */
  aliases: z.array(z.object({ find: z.string(), to: z.string() })).optional(),
  /** Folders in which packages' names are looked for as well. */
  folders: z.array(z.string()).optional(),
  /**
   * Its files are compiled, since taking their types out is not enough; `isInterop`: what they import by default is a package's
   * own, whatever the project's settings of TypeScript say; `meta`: what `import.meta.env` holds.
   */
  compiled: z
    .object({ prefers: z.enum(["typescript", "babel"]), isInterop: z.boolean(), meta: z.record(z.string(), z.unknown()) })
    .optional(),
  /** Of the process's environment. */
  variables: z.record(z.string(), z.string()).optional(),
  /** Globals of a value. */
  defines: z.record(z.string(), z.unknown()).optional(),
});
export type ProjectSettings = z.infer<typeof ProjectSettings>;

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
  isTransformed: z.boolean().optional(),
  /** Of two objects it is not compared what they are made of: few assertions of test frameworks do. */
  comparesPlain: z.boolean().optional(),
  /** Sources that importing the package by its own name means, where what it names is only built later: relative to the root. */
  own: z.record(z.string(), z.string()).optional(),
  /** How the project's files are found and read where its runner's settings say more than Node knows. */
  ...ProjectSettings.shape,
});
export type Probe = z.infer<typeof Probe>;
