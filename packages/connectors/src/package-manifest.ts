import { z } from "zod";

/** Parts of a package.json that run code, choose the tests or bring dependencies. */
const PROTECTED = [
  "scripts",
  "dependencies",
  "devDependencies",
  "peerDependencies",
  "optionalDependencies",
  "bundledDependencies",
  "bundleDependencies",
  "overrides",
  "resolutions",
  "pnpm",
  "workspaces",
  "packageManager",
  "config",
  "husky",
  "lint-staged",
  "simple-git-hooks",
  "pre-commit",
  "jest",
  "vitest",
  "mocha",
  "ava",
  "tap",
  "nyc",
  "c8",
];

const Manifest = z.record(z.string(), z.json());

function read(text: string | null): z.infer<typeof Manifest> | null {
  if (text === null) return {};
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function isPackageManifest(path: string): boolean {
  return /(?:^|\/)package\.json$/i.test(path);
}

/** Names of protected parts that differ; null where a side cannot be read. A file that is not there has none. */
export function changedManifestParts(base: string | null, patch: string | null): string[] | null {
  const [before, after] = [read(base), read(patch)];
  if (before === null || after === null) return null;
  return PROTECTED.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]));
}
