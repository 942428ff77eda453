import { lstat, readFile } from "node:fs/promises";
import path from "node:path";
import { InputError } from "@fixpoint/contracts";
import type { z } from "zod";
import { sha256Of } from "./bundle.ts";
import { Manifest } from "./manifest.ts";

const MAX_JSON = 256 * 1024 * 1024;

export interface OpenBundle {
  manifest: Manifest;
  /** Files that are missing or not what the manifest says. */
  differences: string[];
  /** Parses one JSON file of the bundle; null when there is none. Throws InputError `evidence_invalid`. */
  read<T>(name: string, schema: z.ZodType<T>): Promise<T | null>;
  pathOf(name: string): string;
}

function isPlainName(name: string): boolean {
  return (
    !path.isAbsolute(name) &&
    !name.includes("\0") &&
    name.split("/").every((part) => part !== "" && part !== "." && part !== "..")
  );
}

async function isPlainFile(file: string): Promise<boolean> {
  const stat = await lstat(file).catch(() => null);
  return stat?.isFile() === true;
}

async function parseFile<T>(file: string, name: string, schema: z.ZodType<T>): Promise<T> {
  const stat = await lstat(file);
  if (stat.size > MAX_JSON) throw new InputError("evidence_invalid", `${name} is too large to be part of the evidence.`);
  try {
    return schema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    throw new InputError("evidence_invalid", `${name} is not what an evidence bundle holds.`, { cause: error });
  }
}

/** Reads the manifest and compares every file with its hash. Throws InputError `evidence_missing` or `evidence_invalid`. */
export async function openBundle(folder: string): Promise<OpenBundle> {
  const manifestPath = path.join(folder, "manifest.json");
  if (!(await isPlainFile(manifestPath))) {
    throw new InputError("evidence_missing", `There is no evidence in ${folder}: manifest.json is missing.`, {
      hint: "Give the folder that the run named at its end.",
    });
  }
  const manifest = await parseFile(manifestPath, "manifest.json", Manifest);
  const differences: string[] = [];
  for (const [name, hash] of Object.entries(manifest.files)) {
    const file = path.join(folder, name);
    if (!isPlainName(name)) differences.push(`${name} is no path inside the bundle`);
    else if (!(await isPlainFile(file))) differences.push(`${name} is missing`);
    else if ((await sha256Of(file)) !== hash) differences.push(`${name} is not the file that the manifest was made for`);
  }
  const needed = [
    "base.tar",
    "issue.json",
    ...(manifest.hasReproduction ? ["reproduction/test.json"] : []),
    ...(manifest.hasFix ? ["fix.patch"] : []),
  ];
  for (const name of needed) if (manifest.files[name] === undefined) differences.push(`${name} is not in the manifest`);
  return {
    manifest,
    differences,
    pathOf: (name) => path.join(folder, name),
    read: async (name, schema) => (manifest.files[name] === undefined ? null : parseFile(path.join(folder, name), name, schema)),
  };
}
