import path from "node:path";
import { z } from "zod";
import type { ProjectProfile, Workspace } from "../../../types/language.ts";
import { detailsOf, type JavaScriptDetails } from "../details.ts";
import { readText } from "../files.ts";
import { guestFile, resultsFile, runNode } from "../guest.ts";
import { jestEnv, jestWords } from "../runners/jest.ts";
import { detailsAt } from "../suites.ts";

/** What a runner would do before and around a test file, as its settings say. Paths are as the sandbox has them. */
export interface RunnerSettings {
  /** Files that are loaded first. */
  setup: string[];
  /** Its own name, or where it is. */
  environment: string;
  url: string | null;
  aliases: { find: string; to: string }[];
  folders: string[];
  meta: Record<string, unknown>;
  variables: Record<string, string>;
  defines: Record<string, unknown>;
  /** Names or places of what compiles the files. */
  compilers: string[];
  /** What becomes of mocks before each test: a name that both runners have for it, without its “Mocks”. */
  mocks: "clear" | "reset" | "restore" | null;
}

const Aliases = z.array(z.object({ find: z.string(), to: z.string() })).catch([]);
const Texts = z.array(z.string()).catch([]);
const Vitest = z.object({
  setup: Texts,
  environment: z.string().catch("node"),
  url: z.string().nullable().catch(null),
  aliases: Aliases,
  meta: z.record(z.string(), z.unknown()).catch({}),
  variables: z.record(z.string(), z.coerce.string()).catch({}),
  defines: z.record(z.string(), z.unknown()).catch({}),
  mocks: z.enum(["clear", "reset", "restore"]).nullable().catch(null),
});
const Jest = z.object({
  configs: z
    .array(
      z.object({
        moduleNameMapper: z.array(z.tuple([z.string(), z.union([z.string(), z.array(z.string())])])).catch([]),
        modulePaths: Texts,
        moduleDirectories: Texts,
        rootDir: z.string().catch(""),
        setupFiles: Texts,
        setupFilesAfterEnv: Texts,
        testEnvironment: z.string().catch("node"),
        testEnvironmentOptions: z.object({ url: z.string().optional() }).catch({}),
        globals: z.record(z.string(), z.unknown()).catch({}),
        clearMocks: z.boolean().catch(false),
        resetMocks: z.boolean().catch(false),
        restoreMocks: z.boolean().catch(false),
        transform: z.array(z.tuple([z.string(), z.string()]).rest(z.unknown())).catch([]),
      }),
    )
    .min(1),
});

/** Of a runner that says nothing. */
export const NOTHING: RunnerSettings = {
  setup: [],
  environment: "node",
  url: null,
  aliases: [],
  folders: [],
  meta: {},
  variables: {},
  defines: {},
  compilers: [],
  mocks: null,
};
/** Settings are code, which may ask for a compiler first. */
const ASK_MS = 20_000;

const known = new WeakMap<ProjectProfile, Map<string, Promise<RunnerSettings>>>();

/** Asks the runner itself, once for a project; what the texts of its settings name in so many words where it does not answer. */
export function settingsOf(
  workspace: Workspace,
  profile: ProjectProfile,
  runner: "vitest" | "jest",
  folder: string,
): Promise<RunnerSettings> {
  const ofProject = known.get(profile) ?? new Map<string, Promise<RunnerSettings>>();
  known.set(profile, ofProject);
  const key = `${runner} ${folder}`;
  const details = detailsAt(detailsOf(profile), folder);
  const asked = ofProject.get(key) ?? ask(workspace, details, runner, folder);
  ofProject.set(key, asked);
  return asked;
}

async function ask(
  workspace: Workspace,
  details: JavaScriptDetails,
  runner: "vitest" | "jest",
  folder: string,
): Promise<RunnerSettings> {
  const told = await (runner === "jest" ? askJest : askVitest)(workspace, details, folder).catch(() => null);
  if (told !== null) return told;
  const named = await setupFiles(path.join(workspace.root, folder));
  return { ...NOTHING, setup: named.map((file) => path.posix.join(guestRootOf(workspace), folder, file)) };
}

const guestRootOf = ({ sandbox, root }: Workspace): string => sandbox.guestRoot(root);

async function askVitest(workspace: Workspace, details: JavaScriptDetails, folder: string): Promise<RunnerSettings | null> {
  const { runnerArgs, scriptEnv } = details;
  const results = resultsFile(workspace);
  const at = runnerArgs.findIndex((word) => word === "--config" || word === "-c");
  const given =
    at === -1 ? runnerArgs.find((word) => word.startsWith("--config="))?.slice("--config=".length) : runnerArgs[at + 1];
  try {
    const args = [
      guestFile(workspace.sandbox, "settings-of-vitest.mjs"),
      path.posix.join(guestRootOf(workspace), folder),
      results.guest,
    ];
    await runNode(workspace, [...args, ...(given === undefined ? [] : [given])], { timeMs: ASK_MS, env: scriptEnv });
    const parsed = Vitest.safeParse(JSON.parse((await results.read()) ?? "null"));
    return parsed.success ? { ...NOTHING, ...parsed.data } : null;
  } finally {
    await results.remove();
  }
}

async function askJest(workspace: Workspace, details: JavaScriptDetails, folder: string): Promise<RunnerSettings | null> {
  const words = (await jestWords(workspace.root, details)).map((word) =>
    word.startsWith("node_modules/") ? path.posix.relative(folder, word) : word,
  );
  const env = { ...details.scriptEnv, ...jestEnv(details) };
  const run = await runNode(workspace, [...words, ...details.runnerArgs, "--showConfig"], {
    timeMs: ASK_MS,
    env,
    cwd: folder,
  });
  const text = run.stdout.slice(run.stdout.indexOf("{\n"));
  const parsed = Jest.safeParse(JSON.parse(text));
  const [first] = parsed.success ? parsed.data.configs : [];
  if (first === undefined) return null;
  const folders = first.moduleDirectories.filter((name) => name !== "node_modules").map((name) => `${first.rootDir}/${name}`);
  return {
    ...NOTHING,
    setup: [...first.setupFiles, ...first.setupFilesAfterEnv],
    environment: first.testEnvironment,
    url: first.testEnvironmentOptions.url ?? null,
    aliases: first.moduleNameMapper.map(([find, to]) => ({
      find: anywhere(find),
      to: typeof to === "string" ? to : (to[0] ?? ""),
    })),
    folders: [...first.modulePaths, ...folders],
    defines: first.globals,
    compilers: first.transform.map(([, name]) => name),
    mocks: first.restoreMocks ? "restore" : first.resetMocks ? "reset" : first.clearMocks ? "clear" : null,
  };
}

/** What is found anywhere in a name stands for the whole of it. */
const anywhere = (find: string): string => `^[^]*?(?:${find})[^]*$`;

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
