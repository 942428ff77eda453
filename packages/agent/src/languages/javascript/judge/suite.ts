import { detailsOf } from "../details.ts";
import { readText } from "../files.ts";
import { guestFile } from "../guest.ts";
import { majorOf } from "../runners/bin.ts";
import { compilesByHook } from "../runners/compiler-hooks.ts";
import { labPackage } from "../runners/lab.ts";
import { mochaWords } from "../runners/mocha.ts";
import type { LanguageAdapter, ProjectProfile, Workspace } from "../../../types/language.ts";
import { prepareFastJudge } from "./fast.ts";
import type { Probe } from "./probe.ts";
import { detailsAt, folderOf, runnerOfFile } from "../suites.ts";
import { compileMs, projectSettings } from "./project-settings.ts";
import { settingsOf } from "./runner-settings.ts";

/** One test file as a probe: its tests that pass, in the judge's process. */
export const judgeBySuite: LanguageAdapter["judgeBySuite"] = async function* (workspace, profile, tests, candidates, options) {
  // Of several tests of one name the second is told as “name (2)”.
  const except = tests.except.flatMap((name) => [name, name.replace(/ \(\d+\)$/, "")]);
  const runner = runnerOfFile(profile, tests.file, profile.testRunner ?? "");
  const probe = await probeOfFile(workspace, profile, runner, { file: tests.file, test: null, except });
  if (probe === null) return;
  const fast = await prepareFastJudge(workspace, probe, { baseMust: options.baseMust });
  if (fast.usable) yield* fast.judge(candidates, options);
};

/** What of a file is asked. Names are as its runner tells them, suites joined by “ > ”. */
export interface AskedTests {
  file: string;
  /** The one test that counts; null where all do. */
  test: string | null;
  /** Those that do not count. */
  except?: readonly string[];
  /** Those before the one that counts are run as well, whatever comes of them: it may stand on what they leave behind. */
  isAfterOthers?: boolean;
}

/** Runners of whose tests one can be run after those before it. */
export const RUNS_AFTER_OTHERS: ReadonlySet<string> = new Set(["mocha", "node:test", "vitest", "jest", "uvu", "lab", "qunit"]);

/** Tests of a file of the suite; null where its runner cannot run within another process. */
export async function probeOfFile(
  workspace: Workspace,
  profile: ProjectProfile,
  runner: string | null,
  asked: AskedTests,
): Promise<Probe | null> {
  switch (runner) {
    case "mocha":
      return mochaFile(workspace, profile, asked);
    case "node:test":
    case "tape":
    case "ava":
    case "tap":
    case "script":
      return probeOf(workspace, runner, asked, {});
    case "uvu":
      return uvuFile(workspace, profile, asked);
    case "lab":
      return labFile(workspace, profile, asked);
    case "qunit":
      return probeOf(workspace, "qunit", asked, { env: detailsOf(profile).scriptEnv });
    case "vitest":
    case "jest":
      return expectFile(workspace, profile, runner, asked);
    default:
      return null;
  }
}

const STAND_INS = {
  "node:test": "judge-node-test.cjs",
  tape: "judge-tape.cjs",
  ava: "judge-ava.cjs",
  tap: "judge-tap.cjs",
  script: "judge-script.cjs",
  uvu: "judge-uvu.cjs",
  lab: "judge-lab.cjs",
  qunit: "judge-qunit.cjs",
};

function probeOf(workspace: Workspace, runner: keyof typeof STAND_INS, asked: AskedTests, more: Record<string, unknown>): Probe {
  const guest = JSON.stringify(guestFile(workspace.sandbox, STAND_INS[runner]));
  const given = JSON.stringify({ ...asked, ...more });
  return {
    ...FILE,
    runnerOfFile: runner,
    code: `module.exports = () => require(${guest})({ ...${given}, root: __dirname });\n`,
  };
}

/** What it loads first mostly compiles what comes behind it. */
function uvuFile(workspace: Workspace, profile: ProjectProfile, asked: AskedTests): Probe {
  const { runnerArgs, nodeArgs, readsSources, scriptEnv: env } = detailsOf(profile);
  const loads = [...runnerArgs, ...nodeArgs].some((word) => /^(?:-r|--require|--import|--loader)/.test(word));
  return { ...probeOf(workspace, "uvu", asked, { env }), isTransformed: readsSources || loads };
}

/** Tests of older versions take a callback. */
const WITHOUT_CALLBACKS = 15;

async function labFile(workspace: Workspace, profile: ProjectProfile, asked: AskedTests): Promise<Probe> {
  const { runnerArgs, scriptEnv: env } = detailsOf(profile);
  const name = await labPackage(workspace.root);
  const takesCallback = name === "lab" && (await majorOf(workspace.root, name)) < WITHOUT_CALLBACKS;
  const valueOf = (...names: string[]): string | null =>
    runnerArgs[runnerArgs.findIndex((word) => names.includes(word)) + 1 || runnerArgs.length] ?? null;
  return probeOf(workspace, "lab", asked, {
    name,
    takesCallback,
    assertions: valueOf("-a", "--assert"),
    env: { NODE_ENV: valueOf("-e", "--environment") ?? "test", ...env },
  });
}

const FILE = { format: "cjs", file: "fixpoint-probe.cjs" } as const;

/** ts-node looks at types before anything is run, which takes longer than the rest; edits are asked for their types elsewhere. */
const WITHOUT_TYPES = { TS_NODE_TRANSPILE_ONLY: "true", TS_NODE_FAST: "true" };

async function mochaFile(workspace: Workspace, profile: ProjectProfile, asked: AskedTests): Promise<Probe> {
  const { runnerArgs, scriptEnv: env } = detailsOf(profile);
  const words = [...(await mochaWords(workspace.root)), ...runnerArgs];
  const guest = JSON.stringify(guestFile(workspace.sandbox, "judge-mocha.cjs"));
  // An old compiler of the project's may read it, too, who knows no spreading of objects.
  const given = `Object.assign(${JSON.stringify({ ...asked, words, env })}, { root: __dirname })`;
  const compiles = await compilesByHook(workspace.root, words);
  return {
    ...FILE,
    ...(compiles && { variables: WITHOUT_TYPES }),
    code: `module.exports = () => require(${guest})(${given});\n`,
  };
}

/** What it asserts with is the project's own. */
export async function expectFile(
  workspace: Workspace,
  profile: ProjectProfile,
  runner: "vitest" | "jest",
  tests: AskedTests,
): Promise<Probe> {
  const folder = folderOf(detailsOf(profile), tests.file);
  const { scriptEnv: env } = detailsAt(detailsOf(profile), folder);
  const guest = JSON.stringify(guestFile(workspace.sandbox, "judge-expect.cjs"));
  const settings = await settingsOf(workspace, profile, runner, folder);
  const root = workspace.sandbox.guestRoot(workspace.root);
  const setup = settings.setup.filter((file) => file.startsWith(`${root}/`)).map((file) => file.slice(root.length + 1));
  const asked = JSON.stringify({ ...tests, folder, runner, setup, env, mocks: settings.mocks });
  const text = (await readText(workspace.root, tests.file)) ?? "";
  const ofProject = await projectSettings(workspace, profile, settings, { runner, folder, file: tests.file, text });
  return {
    ...FILE,
    ...ofProject,
    extraMs: compileMs(ofProject),
    runnerOfFile: runner,
    own: ownSources(profile),
    code: `module.exports = () => require(${guest})({ ...${asked}, root: __dirname });\n`,
  };
}

/** By what is imported. */
function ownSources(profile: ProjectProfile): Record<string, string> {
  const { entry, subpaths } = detailsOf(profile);
  const name = profile.packageName;
  if (name === null) return {};
  const below = Object.entries(subpaths).map(([subpath, file]): [string, string] => [subpath.replace(/^\./, name), file]);
  return Object.fromEntries(entry === null ? below : [[name, entry], ...below]);
}
