import { readdir } from "node:fs/promises";
import path from "node:path";
import { readText } from "../tree.ts";

/** A name with extras, versions and a marker, as packages are asked for; no address, no path, no option of pip's. */
const REQUIREMENT =
  /^([A-Za-z0-9][A-Za-z0-9._-]*)\s*(\[[\w\s,.-]*\])?\s*\(?((?:\s*(?:===|[<>=!~]=|<|>)\s*[\w.*+!-]+\s*,?)*)\)?\s*(;[\w\s.'"<>=!~()-]*)?$/;
/** Of Poetry: `name = "^1.2"`, `name = { version = "^1.2", … }`. */
const POETRY = /^([A-Za-z0-9][\w.-]*)\s*=\s*(?:\{[^}\n]*\bversion\s*=\s*)?"([^"\n]*)"/gm;
const QUOTED = /"([^"\n]{1,200})"|'([^'\n]{1,200})'/g;
const LIST = /^(?:.*-)?requirements(?:[-_.]\w+)*\.(?:txt|in)$|^requirements[^/]*\.txt$/;

/** By what it is called on an index, a name is the same with any of `-`, `_` and `.`, in capitals or not. */
export const normalized = (name: string): string => name.toLowerCase().replaceAll(/[-_.]+/g, "-");

/** A requirement as pip takes it; null for what is none. Pure. */
export function asRequirement(line: string): { name: string; text: string } | null {
  const plain = line.replace(/\s#.*$/, "").trim();
  const [, name, extras = "", versions = "", marker = ""] = (plain.length > 300 ? null : REQUIREMENT.exec(plain)) ?? [];
  if (name === undefined || name.toLowerCase() === "python") return null;
  const text = `${name}${extras.replaceAll(/\s/g, "")}${versions.replaceAll(/\s/g, "").replace(/,$/, "")}`;
  return { name: normalized(name), text: `${text}${marker === "" ? "" : ` ${marker.trim()}`}` };
}

/** `^1.2` begins with 1.2 and is lower than 2. */
function ofPoetry(name: string, version: string): string {
  const [, sign = "", first = ""] = /^([\^~]?)(\d[\w.]*)$/.exec(version.trim()) ?? [];
  if (first === "") return /^[<>=!~]/.test(version.trim()) ? `${name}${version}` : name;
  const [major = "0", minor = "0"] = first.split(".");
  if (sign === "") return `${name}==${first}`;
  const limit = sign === "^" && major !== "0" ? `${Number(major) + 1}` : `${major}.${Number(minor) + 1}`;
  return `${name}>=${first},<${limit}`;
}

const quotedIn = (text: string): string[] => Array.from(text.matchAll(QUOTED), ([, double, single]) => double ?? single ?? "");
const listsIn = (text: string): string[] =>
  Array.from(text.matchAll(/\[([^[\]]*(?:\[[^[\]]*\][^[\]]*)*)\]/g), ([, list = ""]) => list);

/** Sections of a file in TOML's or an INI's form, by their names. */
function sectionsOf(text: string): [name: string, body: string][] {
  const parts = text.split(/^\[{1,2}([^[\]\n]{1,100})\]{1,2}[ \t]*$/m);
  return parts.flatMap((part, at): [string, string][] => (at % 2 === 1 ? [[part.trim(), parts[at + 1] ?? ""]] : []));
}

/** `dependencies = [ … ]`, all lists of the groups, and what Poetry and Pipenv have as keys. */
function inToml(text: string): string[] {
  return sectionsOf(text).flatMap(([name, body]) => {
    if (name === "project") return quotedIn(/^dependencies\s*=\s*\[((?:[^[\]]|\[[^[\]]*\])*)\]/m.exec(body)?.[1] ?? "");
    if (name === "project.optional-dependencies" || name === "dependency-groups") return listsIn(body).flatMap(quotedIn);
    if (!/^(?:packages|dev-packages|tool\.poetry\.(?:group\.[\w-]+\.)?(?:dev-)?dependencies)$/.test(name)) return [];
    return Array.from(body.matchAll(POETRY), ([, key = "", version = ""]) => ofPoetry(key, version));
  });
}

/** The lists of `install_requires=[ … ]`, `tests_require=[ … ]` and `extras_require={ … }`. */
function inSetup(text: string): string[] {
  const calls = text.matchAll(/\b(?:install|tests?|extras|setup)_requires?\s*=\s*(\[[^\]]{0,4000}\]|\{[^}]{0,4000}\})/g);
  return Array.from(calls, ([, given = ""]) => listsIn(given).flatMap(quotedIn)).flat();
}

/** What is indented below `install_requires =` and `deps =`, and all that extras list. */
function inIni(text: string): string[] {
  return sectionsOf(text).flatMap(([name, body]) => {
    const keys = name === "options.extras_require" ? "[\\w-]+" : "(?:install|tests?|setup)_requires?|deps";
    const given = body.matchAll(new RegExp(`^(?:${keys})[ \\t]*=(.*(?:\\n(?:[ \\t]+.*|[ \\t]*))*)`, "gm"));
    return Array.from(given, ([, lines = ""]) => lines.split("\n")).flat();
  });
}

const READERS: Readonly<Record<string, (text: string) => string[]>> = {
  "pyproject.toml": inToml,
  Pipfile: inToml,
  "setup.py": inSetup,
  "setup.cfg": inIni,
  "tox.ini": inIni,
};

/**
 * What the project's own files ask for, for its tests and its development too, by normalized names: the first that says it
 * counts. Reads files.
 */
export async function declaredSpecifiers(root: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const add = (line: string): void => {
    const requirement = asRequirement(line);
    if (requirement !== null && !found.has(requirement.name)) found.set(requirement.name, requirement.text);
  };
  for (const file of await listFiles(root)) ((await readText(root, file)) ?? "").split("\n").forEach(add);
  for (const [file, read] of Object.entries(READERS)) read((await readText(root, file)) ?? "").forEach(add);
  return found;
}

async function listFiles(root: string): Promise<string[]> {
  const within = async (folder: string): Promise<string[]> =>
    (await readdir(path.join(root, folder)).catch(() => [])).map((name) => (folder === "" ? name : `${folder}/${name}`));
  const beside = (await within("")).filter((file) => LIST.test(file));
  const below = (await within("requirements")).filter((file) => /\.(?:txt|in)$/.test(file));
  return [...beside, ...below].sort((a, b) => a.length - b.length || a.localeCompare(b));
}
