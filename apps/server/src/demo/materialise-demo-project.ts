import { mkdir } from "node:fs/promises";
import path from "node:path";
import { fetchPackage, importIntoGit, type ImportedRepository } from "../published-packages/index.ts";
import type { DemoProject } from "./demo-project.ts";

export { demoProjects } from "./catalogue.ts";

export interface MaterialiseOptions {
  project: DemoProject;
  /** Absolute path of the data folder; the repository is `demo/repositories/<slug>` in it. */
  dataDir: string;
  signal: AbortSignal;
}

/**
 * Turns a catalogue entry into a git repository; a second call finds it and fetches nothing.
 * @throws PackageUnavailableError when the package cannot be had here.
 */
export async function materialiseDemoProject({ project, dataDir, signal }: MaterialiseOptions): Promise<ImportedRepository> {
  const cacheDir = path.join(dataDir, "demo", "cache");
  return importIntoGit({
    repositoryPath: path.join(dataDir, "demo", "repositories", project.slug),
    message: `Import ${project.name} ${project.source.version}`,
    fill: async (target) => {
      await mkdir(cacheDir, { recursive: true });
      await fetchPackage(project.source, { target, cacheDir, signal });
    },
    signal,
  });
}
