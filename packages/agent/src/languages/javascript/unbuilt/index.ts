import path from "node:path";
import type { LanguageAdapter, StandIn } from "../../../types/language.ts";
import { isTestPath, isJavaScript } from "../classify-path.ts";
import { readPackageJson } from "../detect.ts";
import { detailsOf, type JavaScriptDetails } from "../details.ts";
import { builtTargets, sourceOf } from "../entry.ts";
import { listFiles, readText } from "../files.ts";
import { missingOf, type Missing } from "./missing.ts";
import { standInText } from "./text.ts";

const MOST_READ = 3000;
const MOST = 200;
const TYPESCRIPT = /\.[mc]?tsx?$/;
/** What the script brings along that reads TypeScript. */
const READS_TYPESCRIPT = /ts-node|tsx|swc|babel|esbuild|sucrase|jiti|loader/;

async function textsOf(root: string, files: readonly string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const file of files.slice(0, MOST_READ)) texts.set(file, (await readText(root, file)) ?? "");
  return texts;
}

/** By its own path, or as what the package is under its own name. */
function sourceBehind(files: ReadonlySet<string>, { target }: Missing, entry: string | null, ofPackage: ReadonlySet<string>) {
  const found = sourceOf(files, target);
  if (found !== null && found !== target) return found;
  return ofPackage.has(target) ? entry : null;
}

function nameOf(target: string): string {
  return /\.[mc]?[jt]sx?$/.test(target) ? target : `${target}.js`;
}

/** Runners that are Node itself read no TypeScript that Node does not. */
function wantsTypes({ runnerArgs, nodeArgs }: JavaScriptDetails, runner: string, standIns: readonly StandIn[]): boolean {
  if (runner === "jest" || runner === "vitest" || !standIns.some(({ source }) => TYPESCRIPT.test(source))) return false;
  return ![...runnerArgs, ...nodeArgs].some((word) => READS_TYPESCRIPT.test(word));
}

/**
 * Tests of many projects load what a build makes, which is not in the repository. Each such file of which the source is known
 * is one that hands on its source: so the source is what runs, what is edited and what its lines are counted in.
 */
export const standIn: LanguageAdapter["standIn"] = async (workspace, profile) => {
  const list = await listFiles(workspace.root);
  const files = new Set(list);
  const details = detailsOf(profile);
  const pkg = await readPackageJson(workspace.root);
  const targets = pkg === null ? [] : builtTargets(pkg);
  const texts = await textsOf(
    workspace.root,
    list.filter((file) => isJavaScript(file) && isTestPath(file)),
  );
  const asked = missingOf(files, texts);
  // The project under its own name, and `require("..")`.
  const ofPackage = targets.filter((target) => !files.has(target) && !asked.some((one) => one.target === target));
  const missing = [...asked, ...ofPackage.map((target): Missing => ({ target, asksForDefault: false }))];
  const named = new Set([
    ...targets,
    ...asked.map(({ target }) => target).filter((target) => isNamedAs(pkg?.name ?? "", target)),
  ]);
  const standIns: StandIn[] = [];
  for (const one of missing.slice(0, MOST)) {
    const source = sourceBehind(files, one, details.entry, named);
    const sourceText = source === null ? null : await readText(workspace.root, source);
    const file = nameOf(one.target);
    if (source === null || sourceText === null || files.has(file) || standIns.some((other) => other.file === file)) continue;
    const text = standInText({ file, source, sourceText, moduleType: details.moduleType, asksForDefault: one.asksForDefault });
    standIns.push({ file, source, text });
  }
  const runner = profile.testRunner ?? profile.reproductionRunner;
  if (!wantsTypes(details, runner, standIns)) return { profile, standIns };
  return { profile: { ...profile, details: { ...details, readsTypes: true } }, standIns };
};

/** `validator.min.js` of the package `validator`. */
function isNamedAs(name: string, target: string): boolean {
  const stem = path.posix
    .basename(target)
    .replace(/(?:\.(?:min|umd|esm|cjs|common|module|production|development|node))*(?:\.[mc]?js)?$/, "");
  const short = name.split("/").at(-1) ?? "";
  return short !== "" && (stem === short || stem === short.replace(/(?:^node-|[-.]?js$)/g, ""));
}
