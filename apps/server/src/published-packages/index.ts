import { fetchDebianPackage } from "./fetch-debian-package.ts";
import { fetchNpmPackage } from "./fetch-npm-package.ts";
import type { DebianPackage, FetchOptions, NpmPackage } from "./types.ts";

export { importIntoGit, type ImportedRepository } from "./import-into-git.ts";
export { PackageUnavailableError } from "./package-unavailable-error.ts";
export type { DebianPackage, FetchOptions, NpmPackage } from "./types.ts";

/**
 * Fetches a package, checks its hash and writes its files to the target folder. Nothing of it is installed or run.
 * @throws PackageUnavailableError when it cannot be had here.
 */
export async function fetchPackage(source: NpmPackage | DebianPackage, options: FetchOptions): Promise<void> {
  await (source.kind === "npm" ? fetchNpmPackage(source, options) : fetchDebianPackage(source, options));
}
