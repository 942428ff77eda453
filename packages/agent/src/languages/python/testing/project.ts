import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createSandbox } from "@fixpoint/sandbox";
import type { IssueFacts, Snippet } from "../../../types/facts.ts";
import type { ProjectProfile, Workspace } from "../../../types/language.ts";
import { noFacts } from "../../../types/testing/no-facts.ts";
import { pythonAdapter } from "../index.ts";

export interface TestProject extends AsyncDisposable {
  workspace: Workspace;
  profile: ProjectProfile;
  /** What the adapter logged. */
  logged: string[];
}

/** A repository in a folder of its own, made of `files`. */
export async function makeProject(files: Record<string, string>, driver: "auto" | "none" = "none"): Promise<TestProject> {
  const root = await mkdtemp(join(tmpdir(), "py-project-"));
  // Inside a sandbox another user reads it.
  await chmod(root, 0o755);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const profile = await pythonAdapter.detect(root);
  if (!profile) throw new Error("no Python project was found");
  const logged: string[] = [];
  const workspace: Workspace = {
    root,
    sandbox: await createSandbox({ driver }),
    cacheDir: join(root, ".cache"),
    signal: new AbortController().signal,
    jobs: 1,
    log: (_level, message) => void logged.push(message),
  };
  return { workspace, profile, logged, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}

export function factsOf(title: string, text: string, more: Partial<IssueFacts> = {}): IssueFacts {
  return { ...noFacts(), title, text, ...more };
}

export function snippetOf(code: string, more: Partial<Snippet> = {}): Snippet {
  return { language: "python", code, role: "code", lead: "", index: 0, ...more };
}
