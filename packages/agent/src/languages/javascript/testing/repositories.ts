import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createSandbox } from "@fixpoint/sandbox";
import type { Workspace } from "../../../types/language.ts";

/** A repository in a temporary folder, with a sandbox that runs plain processes. */
export async function makeRepository(
  files: Record<string, string>,
  driver: "none" | "auto" = "none",
): Promise<Workspace & { dispose(): void }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "fixpoint-js-"));
  const root = path.join(folder, "tree");
  const cacheDir = path.join(folder, "cache");
  mkdirSync(cacheDir);
  mkdirSync(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const sandbox = await createSandbox({ driver });
  return {
    root,
    sandbox,
    cacheDir,
    signal: new AbortController().signal,
    jobs: 1,
    log: () => undefined,
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}
