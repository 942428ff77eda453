import { constants } from "node:fs";
import { open, readdir } from "node:fs/promises";
import path from "node:path";

const SKIPPED_FOLDERS = new Set(["node_modules", ".git", "bower_components", "jspm_packages", ".nyc_output", "coverage"]);
const MAX_FILES = 20_000;
const MAX_BYTES = 32 * 1024 * 1024;

/** Relative paths of the regular files below `root`, sorted, with `/`; symlinks are not followed. */
export async function listFiles(root: string): Promise<string[]> {
  const found: string[] = [];
  const queue = [""];
  for (let folder = queue.shift(); folder !== undefined && found.length < MAX_FILES; folder = queue.shift()) {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const relative = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) queue.push(relative);
      else if (entry.isFile()) found.push(relative);
    }
  }
  return found.sort();
}

/** null when it is missing, too large or not a regular file. Symlinks are not followed: project code may have put one there. */
export async function readText(root: string, relative: string): Promise<string | null> {
  const handle = await open(path.join(root, relative), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(
    () => null,
  );
  if (handle === null) return null;
  try {
    const stat = await handle.stat();
    if (!stat.isFile() || stat.size > MAX_BYTES) return null;
    return await handle.readFile("utf8");
  } catch {
    return null;
  } finally {
    await handle.close();
  }
}
