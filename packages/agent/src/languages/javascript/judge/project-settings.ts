import path from "node:path";
import { z } from "zod";
import { escapePattern } from "../../../run/escape-pattern.ts";
import { parseJson } from "../../../run/json-lines.ts";
import type { ProjectProfile, Workspace } from "../../../types/language.ts";
import { readText } from "../files.ts";
import type { ProjectSettings } from "./probe.ts";
import type { RunnerSettings } from "./runner-settings.ts";

const URLS = { vitest: "http://localhost:3000/", jest: "http://localhost/" };
/** Where a file asks for another environment than the settings. */
const DOCBLOCK = /^\s*(?:\/\*[^]*?|\/\/[^\n]*)@(?:vitest|jest)-environment\s+([\w./@-]+)/;
const REPLACES = /\b(?:vi|vitest|jest)\s*\.\s*(?:mock|doMock|unmock|dontMock|hoisted)\s*\(/;

interface JudgedFile {
  runner: "vitest" | "jest";
  /** Of its package. */
  folder: string;
  file: string;
  /** Of the test file. */
  text: string;
}

/** What of the settings a judge needs to load one test file as its runner does. */
export async function projectSettings(
  { root, sandbox }: Workspace,
  profile: ProjectProfile,
  settings: RunnerSettings,
  { runner, folder, file, text }: JudgedFile,
): Promise<ProjectSettings> {
  const guestRoot = sandbox.guestRoot(root);
  const inRoot = (name: string): string => name.replaceAll(guestRoot, "<root>");
  const asked = DOCBLOCK.exec(text)?.[1] ?? settings.environment;
  const name = /happy/.test(asked) ? "happy-dom" : /jsdom/.test(asked) ? "jsdom" : null;
  const tsconfig = (await readText(root, path.posix.join(folder, "tsconfig.json"))) ?? "";
  const isCompiled =
    name !== null ||
    REPLACES.test(text) ||
    /"experimentalDecorators"\s*:\s*true/.test(tsconfig) ||
    [file, ...profile.sourceFiles].some((one) => /\.[jt]sx$/.test(one));
  const paths = await pathsOf(root, folder);
  return {
    ...(folder !== "." && { folder }),
    ...(name !== null && { environment: { name, url: settings.url ?? URLS[runner] } }),
    aliases: [...settings.aliases.map(({ find, to }) => ({ find, to: inRoot(to) })), ...paths],
    folders: settings.folders.flatMap((folder) => (folder.startsWith(guestRoot) ? [folder.slice(guestRoot.length + 1)] : [])),
    ...(isCompiled && {
      compiled: {
        prefers: prefersBabel(settings) ? "babel" : "typescript",
        isInterop: runner === "vitest" || !settings.compilers.some((one) => one.includes("ts-jest")),
        meta: settings.meta,
      },
    }),
    variables: { NODE_ENV: "test", ...(runner === "jest" ? { JEST_WORKER_ID: "1" } : { VITEST: "true" }), ...settings.variables },
    defines: settings.defines,
  };
}

const COMPILE_MS = 150;

/** Milliseconds of processor time that a compiler may take for an edited file, beyond what is measured without an edit. */
export const compileMs = ({ compiled }: ProjectSettings): number => (compiled === undefined ? 0 : COMPILE_MS);

const prefersBabel = ({ compilers }: RunnerSettings): boolean => compilers.some((name) => /babel/i.test(name));

const Tsconfig = z.object({
  compilerOptions: z.object({ baseUrl: z.string().default("."), paths: z.record(z.string(), z.array(z.string())).catch({}) }),
});

/** Names that tsconfig.json gives to files, which plug-ins of bundlers read there. */
async function pathsOf(root: string, folder: string): Promise<{ find: string; to: string }[]> {
  const text = (await readText(root, path.posix.join(folder, "tsconfig.json"))) ?? "";
  const plain = text.replace(/("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[^]*?\*\//g, "$1").replace(/,(?=\s*[}\]])/g, "");
  const parsed = Tsconfig.safeParse(parseJson(plain));
  if (!parsed.success) return [];
  const { baseUrl, paths } = parsed.data.compilerOptions;
  return Object.entries(paths).flatMap(([name, places]) => {
    const [place] = places;
    if (place === undefined || place.startsWith("..") || place.includes("node_modules")) return [];
    const find = `^${name.split("*").map(escapePattern).join("(.*)")}$`;
    return [{ find, to: `<root>/${path.posix.join(folder, baseUrl, place).replace("*", "$1")}` }];
  });
}
