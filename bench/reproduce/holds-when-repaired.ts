import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Sandbox } from "@fixpoint/sandbox";
import { z } from "zod";
import { Probe } from "../../packages/agent/src/languages/javascript/judge/probe.ts";
import { installDependencies, materialiseCase } from "../repair/materialise-case.ts";
import type { RepairCase } from "../repair/read-cases.ts";

const DATA = fileURLToPath(new URL("../../.cache/bench-repair", import.meta.url));

/** What the agent keeps of an admitted JavaScript test. */
const StoredTest = z.object({ probe: Probe });

const RUN = `import(process.argv[1]).then(async (probe) => { await (probe.default.default ?? probe.default)(); });`;

export interface Held {
  holds: boolean;
  test: string;
  /** The tail of what it printed. */
  output: string;
}

/**
 * Whether the test in the evidence `outDir` passes on the release without the bug: one that does not was made of words that
 * were read wrongly. null where that release cannot be had here, and for Python, whose cases have none.
 */
export async function holdsWhenRepaired(
  { entry, outDir }: { entry: RepairCase; outDir: string },
  { sandbox, signal }: { sandbox: Sandbox; signal: AbortSignal },
): Promise<Held | null> {
  if (entry.fixedSource === null || entry.language !== "javascript") return null;
  const stored = await readFile(path.join(outDir, "reproduction", "test.json"), "utf8").catch(() => null);
  if (stored === null) return null;
  const { probe } = StoredTest.parse(JSON.parse(stored));
  const { repositoryPath } = await materialiseCase({
    source: entry.fixedSource,
    repositoryPath: path.join(DATA, "repaired", entry.language, entry.slug),
    cacheDir: path.join(DATA, "packages"),
    signal,
  });
  const folder = await mkdtemp(path.join(os.tmpdir(), "fixpoint-repaired-"));
  try {
    await cp(repositoryPath, folder, { recursive: true, filter: (source) => path.basename(source) !== ".git" });
    await installDependencies(folder);
    await mkdir(path.dirname(path.join(folder, probe.file)), { recursive: true });
    await writeFile(path.join(folder, probe.file), probe.code);
    const node = { source: path.dirname(process.execPath), target: "/opt/node" };
    const argv: [string, ...string[]] = [
      path.posix.join(sandbox.guestPath(node), "node"),
      "--input-type=module",
      "--eval",
      RUN,
      path.posix.join(sandbox.guestRoot(folder), probe.file),
    ];
    const result = await sandbox.run({ argv, workTree: folder, mounts: [node], limits: { timeMs: 20_000 }, signal });
    const holds = result.ended === "exited" && result.exitCode === 0;
    return { holds, test: probe.code, output: `${result.stdout}${result.stderr}`.slice(-1_500) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
