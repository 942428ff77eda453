import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

const SKIPPED = new Set([
  "node_modules",
  "__pycache__",
  "venv",
  "env",
  "virtualenv",
  "site-packages",
  "build",
  "dist",
  "htmlcov",
  "egg-info",
]);
const MAX_FILES = 20_000;
const MAX_BYTES = 2 * 1024 * 1024;

/** Relative paths of the regular `.py` files, sorted; symlinks, hidden folders, builds and environments are left out. */
export async function listPython(root: string): Promise<string[]> {
  const found: string[] = [];
  const pending = [""];
  while (pending.length > 0 && found.length < MAX_FILES) {
    const folder = pending.pop() ?? "";
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
    if (folder !== "" && entries.some((entry) => entry.name === "pyvenv.cfg")) continue;
    for (const entry of entries) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && !entry.name.startsWith(".") && !SKIPPED.has(entry.name) && !entry.name.endsWith(".egg-info"))
        pending.push(path);
      else if (entry.isFile() && entry.name.endsWith(".py")) found.push(path);
    }
  }
  return found.sort();
}

/** Text of a regular file, or null when it is missing, too large or not a file. */
export async function readText(root: string, path: string): Promise<string | null> {
  const full = join(root, path);
  try {
    const info = await stat(full);
    return info.isFile() && info.size <= MAX_BYTES ? await readFile(full, "utf8") : null;
  } catch {
    return null;
  }
}

/** Top-level modules that statements at column 0 import; guarded and local imports are optional and left out. */
export function topLevelImports(code: string): string[] {
  const names = new Set<string>();
  for (const match of code.matchAll(/^(?:import[ \t]+(.+)|from[ \t]+([A-Za-z_][\w.]*)[ \t]+import\b)/gm)) {
    const list = match[2] ? [match[2]] : (match[1] ?? "").replace(/#.*/, "").split(",");
    for (const item of list) {
      const name = /^\s*([A-Za-z_]\w*)/.exec(item)?.[1];
      if (name) names.add(name);
    }
  }
  return [...names];
}
