import { execFile } from "node:child_process";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { fetchPackage, importIntoGit, type ImportedRepository } from "../../apps/server/src/published-packages/index.ts";
import type { CaseSource } from "./read-cases.ts";
import { copyStandardLibrary } from "./sources/stdlib.ts";

const run = promisify(execFile);

const manifest = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });

function title(source: CaseSource): string {
  if (source.kind === "npm") return `${source.name} ${source.version}`;
  return source.kind === "debian"
    ? `${source.package} ${source.version}`
    : `${source.modules.join(", ")} of the standard library`;
}

async function fill(source: CaseSource, target: string, cacheDir: string, signal: AbortSignal): Promise<void> {
  if (source.kind === "stdlib") return copyStandardLibrary({ modules: source.modules, package: source.package, target });
  if (source.kind === "npm") return fetchPackage({ ...source, package: source.name }, { target, cacheDir, signal });
  const keep = [{ from: source.root, to: "." }];
  return fetchPackage({ ...source, distribution: "Debian 12", keep }, { target, cacheDir, signal });
}

/**
 * Makes a git repository with one commit of a case's source; a second call finds it.
 * @throws PackageUnavailableError when the package cannot be had here.
 */
export async function materialiseCase(options: {
  source: CaseSource;
  /** Absolute path of the repository. */
  repositoryPath: string;
  /** Absolute path; what was downloaded stays there. */
  cacheDir: string;
  signal: AbortSignal;
}): Promise<ImportedRepository> {
  const { source, repositoryPath, cacheDir, signal } = options;
  await mkdir(cacheDir, { recursive: true });
  const message = `Import ${title(source)}`;
  return importIntoGit({ repositoryPath, message, fill: (target) => fill(source, target, cacheDir, signal), signal });
}

/** Installs the runtime dependencies of an npm package, so that a check can load it; without them nothing is done. */
export async function installDependencies(folder: string): Promise<void> {
  const text = await readFile(path.join(folder, "package.json"), "utf8").catch(() => "{}");
  if (Object.keys(manifest.parse(JSON.parse(text)).dependencies).length === 0) return;
  const quiet = ["--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"];
  await run("npm", ["install", "--omit=dev", "--ignore-scripts", "--prefer-offline", ...quiet], { cwd: folder });
}
