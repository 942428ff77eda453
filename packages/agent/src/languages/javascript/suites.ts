import { parseJson } from "../../run/json-lines.ts";
import path from "node:path";
import { z } from "zod";
import type { ProjectProfile } from "../../types/language.ts";
import { detailsOf, type JavaScriptDetails, type Suite, type SuiteRunnerName } from "./details.ts";
import { readText } from "./files.ts";
import { readTestScript } from "./test-command/index.ts";

const MOST_DEEP = 4;
const NO_PACKAGE = /(?:^|\/)(?:node_modules|fixtures?|__fixtures__|templates?|examples?|dist)\//;
const Scripts = z.object({ scripts: z.record(z.string(), z.string()).catch({}) });

/** Folders that have a package.json of their own, the root's aside. */
export function packageFolders(files: readonly string[]): string[] {
  return files
    .filter((file) => file.endsWith("/package.json") && !NO_PACKAGE.test(file) && file.split("/").length <= MOST_DEEP)
    .map((file) => path.posix.dirname(file));
}

/**
 * The suites of a repository of several packages, whose root only asks each of them to run its own: `npm test --workspaces`,
 * `turbo run test`. Innermost first.
 */
export async function suitesOf(root: string, files: readonly string[]): Promise<Suite[]> {
  const found: Suite[] = [];
  for (const folder of packageFolders(files)) {
    const parsed = Scripts.safeParse(parseJson((await readText(root, `${folder}/package.json`)) ?? ""));
    const script = parsed.success ? readTestScript(parsed.data.scripts) : null;
    // Scripts name files of their own.
    if (script === null || script.runner === "script") continue;
    const { runner, runnerArgs, nodeArgs, env, through = null } = script;
    found.push({ folder, runner, runnerArgs, nodeArgs, scriptEnv: env, through });
  }
  return found.sort((a, b) => b.folder.length - a.folder.length || a.folder.localeCompare(b.folder));
}

export function suiteAt(suites: readonly Suite[], file: string): Suite | undefined {
  return suites.find(({ folder }) => file.startsWith(`${folder}/`));
}

/** The runner that most of the files have. */
export function mainRunner(suites: readonly Suite[], files: readonly string[]): SuiteRunnerName | null {
  const counts = new Map<SuiteRunnerName, number>();
  for (const file of files) {
    const runner = suiteAt(suites, file)?.runner;
    if (runner !== undefined) counts.set(runner, (counts.get(runner) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** The runner of a test file of the project's own, where its package has another than most; else the one that is asked for. */
export function runnerOfFile(profile: ProjectProfile, file: string, asked: string): string {
  if (!profile.testFiles.includes(file)) return asked;
  return suiteAt(detailsOf(profile).suites, file)?.runner ?? asked;
}

/** The folder of the package whose suite a file is of: what runs it is called there. */
export function folderOf(details: JavaScriptDetails, file: string): string {
  return suiteAt(details.suites, file)?.folder ?? ".";
}

/** What the runner of a suite in `folder` is told; of the root what its own script says. */
export function detailsAt(details: JavaScriptDetails, folder: string): JavaScriptDetails {
  const suite = details.suites.find((one) => one.folder === folder);
  if (suite === undefined) return details;
  const { runnerArgs, nodeArgs, scriptEnv, through } = suite;
  return { ...details, runnerArgs, nodeArgs, scriptEnv, through };
}
