import type { PrivateRepository } from "./private-repository.ts";

/** Messages of the newest commits that merge nothing, newest first. */
export async function messagesOf(repository: PrivateRepository, sha: string, count = 50): Promise<string[]> {
  const flags = ["--no-merges", `--max-count=${count}`, "--no-show-signature", "--no-color", "--format=%B%x00"];
  const { stdout } = await repository.git(["log", ...flags, sha, "--"]);
  return stdout
    .split("\0")
    .map((message) => message.trim())
    .filter((message) => message !== "");
}

/** null where the commit has no such text file. */
export async function readFileAt(repository: PrivateRepository, sha: string, path: string): Promise<string | null> {
  const listed = await repository.git(["ls-tree", "-z", sha, "--", path]);
  const [mode, type, id] = (listed.stdout.split("\t")[0] ?? "").split(" ");
  if (type !== "blob" || id === undefined || !mode?.startsWith("100")) return null;
  return (await repository.git(["cat-file", "blob", id])).stdout;
}

/** Old lines that a patch removes or changes, and where it only adds, the line above; by path. */
export function changedLines(patch: string): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  let path: string | null = null;
  let at = 0;
  for (const line of patch.split("\n")) {
    const file = /^--- (?:a\/(.+)|\/dev\/null)$/.exec(line);
    const hunk = /^@@ -(\d+)/.exec(line);
    if (file) path = file[1] ?? null;
    else if (hunk) at = Number(hunk[1]);
    else if (path !== null && line.startsWith("-")) lines.set(path, [...(lines.get(path) ?? []), at++]);
    else if (path !== null && line.startsWith("+") && !line.startsWith("+++"))
      lines.set(path, [...(lines.get(path) ?? []), Math.max(1, at - 1)]);
    else if (line.startsWith(" ")) at += 1;
  }
  return new Map([...lines].map(([name, numbers]) => [name, [...new Set(numbers)]]));
}

/** Commits that last wrote the lines which a patch changes, the one with most of them first. */
export async function commitsBehind(repository: PrivateRepository, sha: string, patch: string): Promise<string[]> {
  const counts = new Map<string, number>();
  for (const [path, numbers] of changedLines(patch)) {
    const ranges = numbers.flatMap((number) => ["-L", `${number},${number}`]);
    const { stdout, exitCode } = await repository.git(["blame", "--porcelain", "--no-textconv", ...ranges, sha, "--", path], {
      answers: [128],
    });
    if (exitCode !== 0) continue;
    for (const [, id = ""] of stdout.matchAll(/^([0-9a-f]{40,64}) \d+ \d+ \d+$/gm)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([id]) => id);
}
