import type { ChangedFile } from "../pull-request-policy.ts";
import type { PrivateRepository } from "./private-repository.ts";

const ABSENT = "000000";

/** What differs between two trees, from the objects themselves: a patch's own text may be read in two ways. */
export async function readChangedFiles(repository: PrivateRepository, base: string, patch: string): Promise<ChangedFile[]> {
  const { stdout } = await repository.git([
    "diff-tree",
    "-r",
    "-z",
    "--raw",
    "--no-renames",
    "--no-ext-diff",
    "--no-textconv",
    base,
    patch,
  ]);
  const fields = stdout.split("\0");
  const files: ChangedFile[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [baseMode = "", patchMode = "", baseId = "", patchId = ""] = (fields[at] ?? "").slice(1).split(" ");
    files.push({
      path: fields[at + 1] ?? "",
      base: await readSide(repository, baseMode, baseId),
      patch: await readSide(repository, patchMode, patchId),
    });
  }
  return files;
}

async function readSide(repository: PrivateRepository, mode: string, id: string): Promise<ChangedFile["base"]> {
  if (mode === ABSENT) return null;
  // A submodule's commit is not an object of this repository.
  if (mode === "160000") return { mode, text: "" };
  return { mode, text: (await repository.gitBytes(["cat-file", "blob", id])).toString("utf8") };
}
