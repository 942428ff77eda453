import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

export interface StandardLibraryCopy {
  /** Paths below the library's folder: `textwrap.py`, `http/cookies.py`. */
  modules: readonly string[];
  /** Name of the package that the modules are copied into. */
  package: string;
  /** Folder that becomes the repository; it must exist. */
  target: string;
  /** The interpreter's library; by default that of the machine's `python3`. */
  library?: string;
}

const SYSTEM = "/usr/lib";
const IMPORT = /^(?<indent>\s*)import (?<name>\w+)(?<alias> as \w+)?(?<rest>\s*(?:#.*)?)$/;
const FROM_IMPORT = /^(?<indent>\s*)from (?<name>[\w.]+) import /;
const IMPORT_LIST = /^\s*import (?<names>[\w., ]+?)(?: as \w+)?\s*(?:#.*)?$/;

async function findLibrary(): Promise<string> {
  const versions = (await readdir(SYSTEM)).filter((name) => /^python3\.\d+$/.test(name));
  const newest = versions.toSorted((a, b) => Number(b.split(".")[1]) - Number(a.split(".")[1]))[0];
  if (newest === undefined) throw new Error(`There is no Python library in ${SYSTEM}. Install Debian's python3 package.`);
  return path.join(SYSTEM, newest);
}

function moduleName(file: string): string {
  return file
    .replace(/\.py$/, "")
    .replace(/\/__init__$/, "")
    .replaceAll("/", ".");
}

/** Only names of copied modules change, so that each copy sees its copied siblings and everything else as before. */
function adjustLine(line: string, copied: ReadonlySet<string>, packageName: string): string {
  const from = FROM_IMPORT.exec(line)?.groups;
  if (from?.["name"] !== undefined && copied.has(from["name"])) return line.replace("from ", `from ${packageName}.`);
  const plain = IMPORT.exec(line)?.groups;
  if (plain?.["name"] !== undefined && copied.has(plain["name"])) return line.replace("import ", `from ${packageName} import `);
  const names = IMPORT_LIST.exec(line)?.groups?.["names"]?.split(",") ?? [];
  const kept = names.map((name) => name.trim()).find((name) => copied.has(name));
  if (kept !== undefined) throw new Error(`“${line.trim()}” cannot be adjusted: import ${kept} by itself or leave it out.`);
  return line;
}

/** The empty `__init__.py` files that make packages of the folders around the modules. */
function packageFiles(modules: readonly string[]): string[] {
  const folders = new Set(["."]);
  for (const file of modules)
    for (let folder = path.dirname(file); folder !== "."; folder = path.dirname(folder)) folders.add(folder);
  return [...folders].map((folder) => path.join(folder, "__init__.py")).filter((file) => !modules.includes(file));
}

/**
 * Copies modules of the standard library into a package of their own, in which one can change them: `import textwrap`
 * becomes `import <package>.textwrap`. Imports between the copied modules are adjusted, all others mean the library's.
 * @throws Error when a module is missing, or imports a copied one in a way that cannot be adjusted.
 */
export async function copyStandardLibrary(options: StandardLibraryCopy): Promise<void> {
  const { modules, target } = options;
  const library = options.library ?? (await findLibrary());
  const root = path.join(target, options.package);
  const copied = new Set(modules.map(moduleName));
  for (const file of packageFiles(modules)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), "");
  }
  for (const file of modules) {
    const lines = (await readFile(path.join(library, file), "utf8")).split("\n");
    await writeFile(path.join(root, file), lines.map((line) => adjustLine(line, copied, options.package)).join("\n"));
  }
  const version = path.basename(library).replace(/^python/, "");
  await writeFile(
    path.join(target, "pyproject.toml"),
    `[project]\nname = "${options.package}"\nversion = "${version}"\n\n[tool.setuptools]\npackages = ["${options.package}"]\n`,
  );
}
