import { cp, rm } from "node:fs/promises";
import { importIntoGit, type ImportedRepository } from "../../apps/server/src/published-packages/index.ts";

/** Copies a program into a repository of its own with one commit; what was there before is gone. */
export async function materialiseProgram(tree: string, repositoryPath: string, signal: AbortSignal): Promise<ImportedRepository> {
  await rm(repositoryPath, { recursive: true, force: true });
  return importIntoGit({
    repositoryPath,
    message: "The program with its bug",
    fill: (folder) => cp(tree, folder, { recursive: true }),
    signal,
  });
}
