import path from "node:path";
import { readText } from "../files.ts";

/** Script of an installed package's command, relative to the root; null when it is not installed. */
export async function binOf(root: string, packageName: string, command = packageName): Promise<string | null> {
  const text = await readText(root, `node_modules/${packageName}/package.json`);
  if (text === null) return null;
  try {
    const { bin } = JSON.parse(text) as { bin?: string | Record<string, string> };
    const target = typeof bin === "string" ? bin : (bin?.[command] ?? Object.values(bin ?? {})[0]);
    return target === undefined ? null : path.posix.join("node_modules", packageName, target);
  } catch {
    return null;
  }
}

/** First number of an installed package's version; of one that is not known, higher than all that are. */
export async function majorOf(root: string, packageName: string): Promise<number> {
  const text = (await readText(root, `node_modules/${packageName}/package.json`)) ?? "";
  return Number(/"version":\s*"(\d+)/.exec(text)?.[1] ?? 1000);
}
