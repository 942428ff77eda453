import { shellQuote } from "../../../run/shell-quote.ts";
import { parse as parseYaml } from "yaml";
import { guestFile } from "../guest.ts";
import { readText } from "../files.ts";
import { binOf, majorOf } from "./bin.ts";
import { compilesByHook } from "./compiler-hooks.ts";
import { casesOf, readEvents } from "./events.ts";
import type { Runner } from "./types.ts";

/** Keys of a mocha configuration that we set ourselves or that would run other files. */
const OWN_KEYS = new Set([
  "spec",
  "reporter",
  "reporter-option",
  "reporterOption",
  "reporter-options",
  "watch",
  "watch-files",
  "parallel",
  "jobs",
  "forbid-only",
  "package",
  "config",
  "bail",
  "extends",
  "diff",
  "exit",
]);

export const mocha: Runner = {
  async command({ workspace, details, files, results, whole, only }) {
    const bin = (await binOf(workspace.root, "mocha")) ?? "node_modules/mocha/bin/mocha.js";
    const configured = whole ? null : await configuredArgs(workspace.root);
    const config = configured === null ? [] : ["--no-config", "--no-package", ...configured];
    const named = only === null ? [] : ["--grep", only];
    const words = [...(await mochaWords(workspace.root)), ...details.runnerArgs];
    const args = [
      ...((await compilesByHook(workspace.root, words)) ? ["--no-experimental-strip-types"] : []),
      ...details.nodeArgs,
      bin,
      ...config,
      ...details.runnerArgs,
      "--reporter",
      guestFile(workspace.sandbox, "mocha-reporter.cjs"),
      "--exit",
      ...named,
      ...files,
    ];
    return {
      args: await withoutUnknown(workspace.root, args),
      env: { FIXPOINT_RESULTS: results },
      typed: shellQuote(["npx", "mocha", ...details.runnerArgs, ...named, ...files]),
    };
  },
  parse: ({ results, guestRoot }) => casesOf(readEvents(results ?? ""), guestRoot),
};

/** Words of the configuration, for whoever runs mocha without its command; [] where a program makes it. */
export async function mochaWords(root: string): Promise<string[]> {
  // Before version 8 the words stood in a file of their own.
  const old = (await readText(root, "test/mocha.opts")) ?? "";
  const words = old
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .flatMap((line) => line.trim().split(/\s+/));
  return [...words.filter((word) => word !== ""), ...(await configuredOptions(root)).words];
}

/** `--exit` came with version 4; older ones always end. */
async function withoutUnknown(root: string, args: string[]): Promise<string[]> {
  return (await majorOf(root, "mocha")) >= 4 ? args : args.filter((word) => word !== "--exit");
}

/**
 * The configuration's options without its `spec`, which mocha would run beside the files that we name.
 * null when there is none or it is a program, which is then left to mocha.
 */
async function configuredArgs(root: string): Promise<string[] | null> {
  const { words, hasSpec } = await configuredOptions(root);
  return hasSpec ? words : null;
}

async function configuredOptions(root: string): Promise<{ words: string[]; hasSpec: boolean }> {
  const none = { words: [], hasSpec: false };
  const sources: [string, (text: string) => unknown][] = [
    [".mocharc.json", parseYaml],
    [".mocharc.jsonc", (text) => parseYaml(text.replace(/^\s*\/\/.*$/gm, ""))],
    [".mocharc.yaml", parseYaml],
    [".mocharc.yml", parseYaml],
    ["package.json", (text) => (JSON.parse(text) as { mocha?: unknown }).mocha],
  ];
  for (const name of [".mocharc.js", ".mocharc.cjs"]) if ((await readText(root, name)) !== null) return none;
  for (const [name, read] of sources) {
    const text = await readText(root, name);
    if (text === null) continue;
    try {
      const config = read(text);
      if (typeof config !== "object" || config === null) continue;
      const words = Object.entries(config).flatMap(([key, value]) => (OWN_KEYS.has(key) ? [] : optionWords(key, value)));
      return { words, hasSpec: "spec" in config };
    } catch {
      return none;
    }
  }
  return none;
}

function optionWords(key: string, value: unknown): string[] {
  const name = key.length === 1 ? `-${key}` : `--${key}`;
  if (value === true) return [name];
  if (value === false) return [`--no-${key}`];
  if (Array.isArray(value)) return value.flatMap((one) => [name, String(one)]);
  return typeof value === "string" || typeof value === "number" ? [name, String(value)] : [];
}
