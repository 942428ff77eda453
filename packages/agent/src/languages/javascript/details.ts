import { z } from "zod";
import type { ProjectProfile } from "../../types/language.ts";

/** Runners that tests are written for. */
export const RUNNERS = ["node:test", "mocha", "jest", "vitest", "tape"] as const;
export type RunnerName = (typeof RUNNERS)[number];
/** Runners of suites: where one of the others runs them, new tests are written for Node's own. */
export const SUITE_RUNNERS = [...RUNNERS, "ava", "tap", "jasmine", "uvu", "lab", "qunit"] as const;
/** `script`: none, the test command runs the files themselves (`node test/test.js`), which assert by themselves. */
export type SuiteRunnerName = (typeof SUITE_RUNNERS)[number] | "script";

/** Whether a package is the runner; that of lab has another name since version 19. */
export function isRunnerPackage(name: string, runner: string | null): boolean {
  return name === runner || (runner === "lab" && name === "@hapi/lab");
}

const Through = z.object({ package: z.string(), words: z.array(z.string()) }).nullable();

/** How the tests of one package of several are run, in its own folder. */
export const Suite = z.object({
  folder: z.string(),
  runner: z.enum(SUITE_RUNNERS),
  runnerArgs: z.array(z.string()),
  nodeArgs: z.array(z.string()),
  scriptEnv: z.record(z.string(), z.string()),
  through: Through,
});
export type Suite = z.infer<typeof Suite>;

/** Adapter-private part of the profile. Paths are relative to the root. */
export const JavaScriptDetails = z.object({
  /** `type` of package.json: how a `.js` file is read. */
  moduleType: z.enum(["cjs", "esm"]),
  typescript: z.boolean(),
  /** Source file that importing the package by its own name gives; null when none was found. */
  entry: z.string().nullable(),
  /** Sub-path exports of package.json that are files of the tree: `./utils` → `src/utils.js`. */
  subpaths: z.record(z.string(), z.string()),
  /** Arguments that the project's own test script gives its runner, without files. */
  runnerArgs: z.array(z.string()),
  /** Arguments that the script gives node itself: loaders and conditions. */
  nodeArgs: z.array(z.string()),
  /** The package of a tool that starts the runner with settings of its own, and its words in front of the runner's arguments. */
  through: Through.default(null),
  /** Of a repository of several packages: name → what importing it gives. */
  packages: z.record(z.string(), z.string()).default({}),
  /** Of a repository of several packages, where each runs its own; innermost first. */
  suites: z.array(Suite).default([]),
  /** Its sources are read for a runner that is Node itself as a build would read them: TypeScript, paths without endings. */
  readsSources: z.boolean().default(false),
  /** Environment set in front of the script's command. */
  scriptEnv: z.record(z.string(), z.string()),
  /** How tests are written. */
  style: z.object({
    format: z.enum(["cjs", "esm"]),
    quote: z.enum(["'", '"']),
    semicolons: z.boolean(),
    indent: z.string(),
    /** What comes after the stem: `.test.js`, `_test.js`, `.js`. */
    suffix: z.string(),
    /** The runner's functions are globals (mocha, jest, vitest with globals). */
    globals: z.boolean(),
    /** Mocha's `suite`/`test` instead of `describe`/`it`. */
    tdd: z.boolean(),
  }),
  /** name → range, as declared, each kind of dependency together. */
  dependencies: z.record(z.string(), z.string()),
});
export type JavaScriptDetails = z.infer<typeof JavaScriptDetails>;

export function detailsOf(profile: ProjectProfile): JavaScriptDetails {
  return JavaScriptDetails.parse(profile.details);
}
