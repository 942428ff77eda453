import { constants } from "node:fs";
import { lstat, mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import { InputError } from "@fixpoint/contracts";

/** Parts of a relative path inside a tree; throws InputError `unsafe_path` for anything that could leave it. */
function safeParts(relative: string): string[] {
  const parts = relative.split("/");
  const bad =
    relative === "" ||
    relative.includes("\0") ||
    relative.includes("\\") ||
    path.isAbsolute(relative) ||
    parts.some((part) => part === "" || part === "." || part === ".." || part.toLowerCase() === ".git");
  if (bad) throw new InputError("unsafe_path", `The path ${JSON.stringify(relative)} does not stay inside the project.`);
  return parts;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

/** Project code may have planted a link where a folder was, so each parent is looked at on every call. */
async function resolveWithoutLinks(root: string, relative: string, create: boolean): Promise<string> {
  const parts = safeParts(relative);
  let current = root;
  for (const part of parts.slice(0, -1)) {
    current = path.join(current, part);
    if (create) {
      await mkdir(current).catch((error: unknown) => {
        if (!hasCode(error, "EEXIST")) throw error;
      });
    }
    const stat = await lstat(current);
    if (!stat.isDirectory()) throw new InputError("unsafe_path", `${relative} leads through something that is not a folder.`);
  }
  return path.join(current, parts.at(-1) ?? "");
}

/** Writes a text file inside `root`, creating folders; never through a symlink. */
export async function writeInside(root: string, relative: string, text: string): Promise<void> {
  const target = await resolveWithoutLinks(root, relative, true);
  const handle = await open(target, constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW, 0o644);
  try {
    if (!(await handle.stat()).isFile()) throw new InputError("unsafe_path", `${relative} is not a file.`);
    await handle.writeFile(text);
  } finally {
    await handle.close();
  }
}

/** Text of a file inside `root`; null when there is none, it is a link or it is larger than `maxBytes`. */
export async function readInside(root: string, relative: string, maxBytes = 5 * 1024 * 1024): Promise<string | null> {
  try {
    const target = await resolveWithoutLinks(root, relative, false);
    const handle = await open(target, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const stat = await handle.stat();
      return stat.isFile() && stat.size <= maxBytes ? await handle.readFile("utf8") : null;
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (hasCode(error, "ENOENT") || hasCode(error, "ELOOP") || hasCode(error, "ENOTDIR") || error instanceof InputError)
      return null;
    throw error;
  }
}

/** Removes one file inside `root`; a missing one is fine. */
export async function removeInside(root: string, relative: string): Promise<void> {
  try {
    await rm(await resolveWithoutLinks(root, relative, false), { force: true });
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
}
