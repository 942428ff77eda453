import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { InputError } from "@fixpoint/contracts";
import { parsePatch } from "diff";
import { extract, list } from "tar";
import { createGit } from "../stages/3-environment/git.ts";

export interface BaseTrees {
  /** Files of the base tree, relative. */
  files: ReadonlySet<string>;
  /** A new tree with the base commit's files; absolute path. */
  checkout(label: string): Promise<string>;
  /** Applies a unified diff; returns why it does not apply, or null. */
  apply(tree: string, patch: string): Promise<string | null>;
  dispose(): Promise<void>;
}

/** Unpacks the archive of a bundle, which may come from anywhere: nothing leaves the tree, by path or by link. */
export async function openBaseTrees(archive: string, signal: AbortSignal): Promise<BaseTrees> {
  const home = await mkdtemp(path.join(os.tmpdir(), "fixpoint-replay-"));
  const dispose = (): Promise<void> => rm(home, { recursive: true, force: true, maxRetries: 3 });
  try {
    await chmod(home, 0o711);
    const files = new Set<string>();
    await list({
      file: archive,
      strict: true,
      onReadEntry: (entry) => {
        if (entry.type === "File") files.add(entry.path);
      },
    }).catch((error: unknown) => {
      throw new InputError("evidence_invalid", "base.tar cannot be read.", { cause: error });
    });
    const git = await createGit(path.join(home, "state"));
    let count = 0;
    return {
      files,
      dispose,
      async checkout(label) {
        signal.throwIfAborted();
        count += 1;
        const tree = path.join(home, "trees", `${count}-${label}`);
        await mkdir(tree, { recursive: true });
        await extract({ file: archive, cwd: tree, preservePaths: false, preserveOwner: false, noMtime: true, chmod: false });
        return tree;
      },
      async apply(tree, patch) {
        const applied = await git.run(["apply", "--whitespace=nowarn", "-"], {
          cwd: tree,
          env: { GIT_CEILING_DIRECTORIES: path.dirname(tree) },
          input: patch,
          signal,
        });
        return applied.ok ? null : applied.stderr.trim().slice(0, 500);
      },
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** Paths that a diff changes in the base tree; new files are left out. */
export function pathsOfPatch(patch: string): string[] {
  return parsePatch(patch).flatMap((file) =>
    file.oldFileName === undefined || file.oldFileName === "/dev/null" ? [] : [file.oldFileName.replace(/^a\//, "")],
  );
}
