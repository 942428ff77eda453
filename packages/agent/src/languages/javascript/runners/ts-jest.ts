import { readText } from "../files.ts";

const SETTINGS = ["package.json", ...["js", "cjs", "mjs", "ts", "mts", "json"].map((ending) => `jest.config.${ending}`)];
/** What the project itself says of how its types are read. */
const SAYS = /\bisolatedModules\b|\bdiagnostics\b|["'`]?globals["'`]?\s*:|\[\s*["'`]ts-jest(?:\/[\w-]+)?["'`]\s*,/;
const UNCHECKED = JSON.stringify({ "ts-jest": { diagnostics: false, isolatedModules: true } });

/**
 * Words with which ts-jest checks no types, where the settings say nothing of that: whether those of an edit are right is asked
 * elsewhere, and each run of one file would ask for the whole project's. [] for a project that does not use it.
 */
export async function withoutTypeCheck(root: string): Promise<string[]> {
  let isUsed = false;
  for (const name of SETTINGS) {
    const text = await readText(root, name);
    if (text === null) continue;
    const own = name === "package.json" ? settingsIn(text) : text;
    if (SAYS.test(own)) return [];
    isUsed ||= own.includes("ts-jest");
  }
  return isUsed ? [`--globals=${UNCHECKED}`] : [];
}

function settingsIn(manifest: string): string {
  try {
    return JSON.stringify((JSON.parse(manifest) as { jest?: unknown }).jest ?? {});
  } catch {
    return "";
  }
}
