import { detailsOf } from "../details.ts";
import { readText } from "../files.ts";
import { guestFile } from "../guest.ts";
import { mochaWords } from "../runners/mocha.ts";
import type { LanguageAdapter, ProjectProfile, Workspace } from "../../../types/language.ts";
import { prepareFastJudge } from "./fast.ts";
import type { Probe } from "./probe.ts";

/** One test file as a probe: all of its tests, in the judge's process. */
export const judgeBySuite: LanguageAdapter["judgeBySuite"] = async function* (workspace, profile, testFile, candidates, options) {
  const probe = await probeOfFile(workspace, profile, profile.testRunner, testFile, null);
  if (probe === null) return;
  const fast = await prepareFastJudge(workspace, probe, { baseMust: options.baseMust });
  if (fast.usable) yield* fast.judge(candidates, options);
};

/** A file of the suite, or its one `test`, suites joined by “ > ”; null where its runner cannot run within another process. */
export async function probeOfFile(
  workspace: Workspace,
  profile: ProjectProfile,
  runner: string | null,
  file: string,
  test: string | null,
): Promise<Probe | null> {
  switch (runner) {
    case "mocha":
      return mochaFile(workspace, profile, file, test);
    case "node:test":
    case "tape":
      return standInFile(workspace, runner, file, test);
    case "vitest":
    case "jest":
      return expectFile(workspace, profile, runner, file, test);
    default:
      return null;
  }
}

const STAND_INS = { "node:test": "judge-node-test.cjs", tape: "judge-tape.cjs" };

function standInFile(workspace: Workspace, runner: keyof typeof STAND_INS, file: string, test: string | null): Probe {
  const guest = JSON.stringify(guestFile(workspace.sandbox, STAND_INS[runner]));
  const asked = JSON.stringify({ file, test });
  return {
    ...FILE,
    runnerOfFile: runner,
    code: `module.exports = () => require(${guest})({ ...${asked}, root: __dirname });\n`,
  };
}

const FILE = { format: "cjs", file: "fixpoint-probe.cjs" } as const;

async function mochaFile(workspace: Workspace, profile: ProjectProfile, file: string, test: string | null): Promise<Probe> {
  const { runnerArgs, scriptEnv: env } = detailsOf(profile);
  const asked = { file, words: [...(await mochaWords(workspace.root)), ...runnerArgs], env, test };
  const guest = JSON.stringify(guestFile(workspace.sandbox, "judge-mocha.cjs"));
  // An old compiler of the project's may read it, too, who knows no spreading of objects.
  const given = `Object.assign(${JSON.stringify(asked)}, { root: __dirname })`;
  return { ...FILE, code: `module.exports = () => require(${guest})(${given});\n` };
}

/** `test`: null where all count. What it asserts with is the project's own. */
export async function expectFile(
  workspace: Workspace,
  profile: ProjectProfile,
  runner: "vitest" | "jest",
  file: string,
  test: string | null,
): Promise<Probe> {
  const { scriptEnv: env } = detailsOf(profile);
  const guest = JSON.stringify(guestFile(workspace.sandbox, "judge-expect.cjs"));
  const asked = JSON.stringify({ file, runner, setup: await setupFiles(workspace.root), env, test });
  return {
    ...FILE,
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

const SETTINGS = ["vitest.config", "vite.config", "jest.config"].flatMap((name) =>
  ["ts", "mts", "js", "mjs", "cjs", "json"].map((ending) => `${name}.${ending}`),
);

/** Files that vitest or jest loads before a test's, as far as the settings name them in so many words. */
async function setupFiles(root: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of [...SETTINGS, "package.json"]) {
    const text = (await readText(root, name)) ?? "";
    for (const [, list = ""] of text.matchAll(/\bsetupFiles(?:AfterEnv)?["']?\s*:\s*(\[[^\]]*\]|["'][^"'\n]+["'])/g))
      for (const [, file = ""] of list.matchAll(/["']([^"'\n]+)["']/g)) found.push(file.replace(/^<rootDir>\//, ""));
  }
  // A package's own set-up is no file of the tree.
  const texts = await Promise.all(found.map((file) => readText(root, file)));
  return found.filter((_, index) => texts[index] !== null);
}
