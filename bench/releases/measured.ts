import { copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { halfOf, type MeasuredCase } from "../repair/read-cases.ts";
import type { ReleaseCase } from "./read-cases.ts";
import { issueOf } from "./tell.ts";

const GUEST = path.join(import.meta.dirname, "guest");

export function slugOf(entry: ReleaseCase): string {
  return `${entry.package.replace(/^@/, "").replaceAll("/", "-")}-${entry.after.version}`;
}

/** A case as benchmarks run it; its check is written into a folder of its own below `checks`. */
export async function measured(entry: ReleaseCase, checks: string): Promise<MeasuredCase> {
  const slug = slugOf(entry);
  const folder = path.join(checks, slug);
  await mkdir(folder, { recursive: true });
  for (const name of ["check.cjs", "answers.cjs"]) await copyFile(path.join(GUEST, name), path.join(folder, name));
  const { call, wanted } = entry.told;
  const told = "value" in wanted ? { call, value: wanted.value } : { call, error: wanted.error };
  await writeFile(path.join(folder, "unseen.json"), JSON.stringify([told, ...entry.unseen], null, 1));
  return {
    language: "javascript",
    slug,
    class: "release",
    // All of a package are in one half: neighbours are alike.
    half: halfOf("javascript", entry.package),
    oneStatement: true,
    issue: issueOf(entry),
    check: path.join(folder, "check.cjs"),
  };
}
