import { stat } from "node:fs/promises";
import { InputError } from "@fixpoint/contracts";
import { execa } from "execa";

/** Applies a proven patch to the work tree of `repo`, without committing. @throws InputError when it does not apply cleanly. */
export async function applyPatch(repo: string, patch: string): Promise<void> {
  const isFolder = await stat(repo).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder)
    throw new InputError(
      "apply_needs_path",
      "--apply needs a repository on this machine; the patch is in the evidence as fix.patch.",
    );
  await execa("git", ["-c", "core.fsmonitor=false", "apply", "--whitespace=nowarn", "-"], { cwd: repo, input: patch }).catch(
    (cause: unknown) => {
      throw new InputError(
        "apply_failed",
        "The patch does not apply to the work tree as it is now; commit or undo local changes first. It is in the evidence as fix.patch.",
        { cause },
      );
    },
  );
}
