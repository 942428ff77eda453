import path from "node:path";
import { z } from "zod";
import type { LanguageAdapter, StandIn } from "../../../types/language.ts";
import { isTestPath, isJavaScript } from "../classify-path.ts";
import { readPackageJson, type PackageJson } from "../detect.ts";
import { detailsOf, type JavaScriptDetails } from "../details.ts";
import { builtTargets, findEntry, sourceOf } from "../entry.ts";
import { listFiles, readText } from "../files.ts";
import { importsByHalfPaths } from "./half-paths.ts";
import { missingOf, type Missing } from "./missing.ts";
import { standInText } from "./text.ts";

const MOST_READ = 3000;
const MOST = 200;
const MOST_PACKAGES = 60;
const TYPESCRIPT = /\.[mc]?tsx?$/;
/** What the script brings along that reads TypeScript, and modules as bundlers do. */
const READS_SOURCES = /ts-node|tsx|swc|babel|esbuild|sucrase|jiti|loader/;

/** A package of the repository: the one at its root, or a member of a workspace. */
interface Package {
  /** Relative to the root; empty for the root itself. */
  folder: string;
  manifest: PackageJson;
  /** Its own files, relative to it. */
  files: ReadonlySet<string>;
  entry: string | null;
}

async function packagesOf(root: string, list: readonly string[]): Promise<Package[]> {
  const found: Package[] = [];
  const manifests = list.filter((file) => path.posix.basename(file) === "package.json" && !isTestPath(file));
  for (const file of manifests.slice(0, MOST_PACKAGES)) {
    const folder = path.posix.dirname(file) === "." ? "" : path.posix.dirname(file);
    const manifest = await readPackageJson(path.join(root, folder));
    if (manifest === null) continue;
    const own =
      folder === "" ? [...list] : list.flatMap((one) => (one.startsWith(`${folder}/`) ? [one.slice(folder.length + 1)] : []));
    found.push({ folder, manifest, files: new Set(own), entry: findEntry(manifest, own, new Map()) });
  }
  // The innermost first: a file belongs to that.
  return found.toSorted((a, b) => b.folder.length - a.folder.length);
}

function within({ folder }: Package, file: string): string {
  return folder === "" ? file : `${folder}/${file}`;
}

/** What a package is under its own name, where nothing of it is there. */
function missingTargets(one: Package): Missing[] {
  const targets = builtTargets(one.manifest).filter((target) => !one.files.has(target));
  return targets.map((target) => ({ target: within(one, target), asksForDefault: false }));
}

/** By its own path within its package, or as what that is under its own name. */
function sourceBehind(one: Package, target: string): string | null {
  const relative = one.folder === "" ? target : target.slice(one.folder.length + 1);
  const found = sourceOf(one.files, relative);
  const isEntry = builtTargets(one.manifest).includes(relative) || isNamedAs(one.manifest.name ?? "", relative);
  const source = found !== null && found !== relative ? found : isEntry ? one.entry : null;
  return source === null || source === relative ? null : within(one, source);
}

function nameOf(target: string): string {
  return /\.[mc]?[jt]sx?$/.test(target) ? target : `${target}.js`;
}

/** Runners that are Node itself read no TypeScript that Node does not, and find no module by half of its path. */
function readsAsNode({ runnerArgs, nodeArgs }: JavaScriptDetails, runner: string): boolean {
  if (runner === "jest" || runner === "vitest") return false;
  return ![...runnerArgs, ...nodeArgs].some((word) => READS_SOURCES.test(word));
}

/** Where runners are told what to load first. */
const SETTINGS = [
  ...["js", "cjs", "json", "jsonc", "yml", "yaml"].map((ending) => `.mocharc.${ending}`),
  "test/mocha.opts",
  ...["js", "cjs", "mjs"].map((ending) => `ava.config.${ending}`),
];

/** What the manifest tells them. */
function sectionsOf(manifest: string | null): string[] {
  try {
    const { ava, mocha, tap } = z.looseObject({}).parse(JSON.parse(manifest ?? "{}"));
    return [ava, mocha, tap].map((one) => JSON.stringify(one ?? ""));
  } catch {
    return [];
  }
}

async function isToldToRead(root: string): Promise<boolean> {
  const files = await Promise.all(SETTINGS.map((name) => readText(root, name)));
  const sections = sectionsOf(await readText(root, "package.json"));
  return [...sections, ...files].some((text) => READS_SOURCES.test(text ?? ""));
}

/** Whether what a build reads is to be read here as it would. */
async function wantsSources(root: string, files: ReadonlySet<string>, standIns: readonly StandIn[]): Promise<boolean> {
  if (standIns.some(({ source }) => TYPESCRIPT.test(source))) return true;
  if (await isToldToRead(root)) return false;
  for (const file of [...files].filter(isJavaScript).slice(0, MOST_READ))
    if (importsByHalfPaths(file, (await readText(root, file)) ?? "", files)) return true;
  return false;
}

/**
 * Tests of many projects load what a build makes, which is not in the repository. Each such file of which the source is known
 * is one that hands on its source: so the source is what runs, what is edited and what its lines are counted in.
 */
export const standIn: LanguageAdapter["standIn"] = async ({ root }, profile) => {
  const list = await listFiles(root);
  const files = new Set(list);
  const packages = await packagesOf(root, list);
  const texts = new Map<string, string>();
  for (const file of list.filter((one) => isJavaScript(one) && isTestPath(one)).slice(0, MOST_READ))
    texts.set(file, (await readText(root, file)) ?? "");
  const standIns = new Map<string, StandIn>();
  for (const { target, asksForDefault } of [...missingOf(files, texts), ...packages.flatMap(missingTargets)]) {
    const file = nameOf(target);
    if (files.has(file) || standIns.has(file) || standIns.size >= MOST) continue;
    const own = packages.find(({ folder }) => folder === "" || file.startsWith(`${folder}/`));
    const source = own === undefined ? null : sourceBehind(own, target);
    const sourceText = source === null ? null : await readText(root, source);
    if (own === undefined || source === null || sourceText === null) continue;
    const moduleType = own.manifest.type === "module" ? "esm" : "cjs";
    standIns.set(file, { file, source, text: standInText({ file, source, sourceText, moduleType, asksForDefault }) });
  }
  const all = [...standIns.values()];
  const details = detailsOf(profile);
  const isRead = readsAsNode(details, profile.testRunner ?? profile.reproductionRunner);
  if (!isRead || !(await wantsSources(root, files, all))) return { profile, standIns: all };
  return { profile: { ...profile, details: { ...details, readsSources: true } }, standIns: all };
};

/** `validator.min.js` of the package `validator`. */
function isNamedAs(name: string, target: string): boolean {
  const stem = path.posix
    .basename(target)
    .replace(/(?:\.(?:min|umd|esm|cjs|common|module|production|development|node))*(?:\.[mc]?js)?$/, "");
  const short = name.split("/").at(-1) ?? "";
  return short !== "" && (stem === short || stem === short.replace(/(?:^node-|[-.]?js$)/g, ""));
}
