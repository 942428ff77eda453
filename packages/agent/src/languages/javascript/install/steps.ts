import { createHash } from "node:crypto";
import { leaveOut, requestsOf, type PackageManifest } from "./manifest.ts";

/** One way to install: files that a staging folder gets, and the command to run in it. */
export interface Attempt {
  args: string[];
  files: Record<string, string>;
  words: string;
  /** Nothing is left out that the project asks for. */
  whole: boolean;
  /** A lockfile may name versions that are gone where others are not, so its failure says nothing of a package. */
  locked: boolean;
}

/**
 * Is told what turned out not to be had, and whether something asks for a repository, which no installation reaches; null where
 * there is nothing to try.
 */
export type Step = (gone: ReadonlySet<string>, asksGit: boolean) => Attempt | null;

const QUIET = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-progress", "--loglevel=error"];

/** Equal for attempts that ask npm for the same. */
export function contentOf({ args, files }: Attempt): string {
  return createHash("sha256")
    .update(JSON.stringify([args, files]))
    .digest("hex")
    .slice(0, 24);
}

interface Parts {
  /** Everything as committed; null without a lockfile of npm. */
  ci: Record<string, string> | null;
  pinned: Record<string, string>;
  /** Lockfiles that npm reads. */
  locks: Record<string, string>;
  /** With less and less of what only the development needs. */
  less: [what: string, manifest: PackageManifest][];
}

/** First the whole, then all but what cannot be had, then less. */
export function stepsOf({ ci, pinned, locks, less }: Parts): Step[] {
  const locked = Object.keys(locks).length > 0;
  const install = ["install", ...QUIET];
  const legacy = [...install, "--legacy-peer-deps"];
  const words = "npm install --ignore-scripts";
  return [
    () =>
      ci === null ? null : { args: ["ci", ...QUIET], files: ci, words: "npm ci --ignore-scripts", whole: true, locked: true },
    () => ({ args: install, files: { ...pinned, ...locks }, words, whole: true, locked }),
    // It settles what peers disagree on, and reaches no repository either.
    (gone, asksGit) =>
      gone.size > 0 || asksGit
        ? null
        : { args: legacy, files: pinned, words: `${words} --legacy-peer-deps`, whole: true, locked: false },
    (gone) => withoutGone(gone, { ...pinned, ...locks }, { args: install, words, locked }),
    (gone) => withoutGone(gone, pinned, { args: legacy, words: `${words} --legacy-peer-deps`, locked: false }),
    ...less.map(([what, manifest]): Step => (gone) => {
      const files = leaveOut({ "package.json": JSON.stringify(manifest) }, gone);
      if (requestsOf(files).length === 0) return null;
      return { args: legacy, files, words: `npm install of ${what}`, whole: false, locked: false };
    }),
  ];
}

function withoutGone(
  gone: ReadonlySet<string>,
  files: Record<string, string>,
  rest: Pick<Attempt, "args" | "words" | "locked">,
): Attempt | null {
  if (gone.size === 0) return null;
  const left = leaveOut(files, gone);
  if (requestsOf(left).length === 0) return null;
  return { ...rest, files: left, words: `${rest.words}, without what cannot be had`, whole: false };
}
