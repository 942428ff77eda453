import type { LanguageAdapter, Workspace } from "../../types/language.ts";
import { detailsOf } from "./details.ts";
import { readText } from "./files.ts";

/** Node's options that load a module before all others. */
const PRELOAD = /^(?:-r|--require|--import|--loader|--experimental-loader)(?:=(.*))?$/;

export const hasRunner: LanguageAdapter["hasRunner"] = async ({ root }, profile) => {
  const { reproductionRunner } = profile;
  const name = detailsOf(profile).through?.package ?? reproductionRunner;
  return reproductionRunner === "node:test" || (await readText(root, `node_modules/${name}/package.json`)) !== null;
};

export const withBuiltInRunner: LanguageAdapter["withBuiltInRunner"] = async (workspace, profile) => {
  const details = detailsOf(profile);
  const suffix = details.style.suffix.replace(/x$/, "");
  return {
    ...profile,
    testRunner: null,
    reproductionRunner: "node:test",
    details: {
      ...details,
      // What the script tells its runner, Node's own does not know.
      runnerArgs: [],
      through: null,
      suites: [],
      nodeArgs: await withoutLostPreloads(workspace, details.nodeArgs),
      style: { ...details.style, suffix, globals: false, tdd: false },
    },
  };
};

/** A preloaded module that is not there would end each run before its test. */
async function withoutLostPreloads({ root }: Workspace, words: readonly string[]): Promise<string[]> {
  const kept: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const match = PRELOAD.exec(word);
    const taken = match !== null && match[1] === undefined ? [word, words[at + 1] ?? ""] : [word];
    at += taken.length - 1;
    const module = match === null ? null : (match[1] ?? words[at] ?? "");
    const name = module === null ? null : (/^(?:@[^/]+\/)?[^@./][^/]*/.exec(module)?.[0] ?? null);
    if (name === null || (await readText(root, `node_modules/${name}/package.json`)) !== null) kept.push(...taken);
  }
  return kept;
}
