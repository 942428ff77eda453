import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { fetchPackage, PackageUnavailableError } from "../../apps/server/src/published-packages/index.ts";
import { parseSource } from "../../packages/agent/src/languages/javascript/candidates/parse.ts";
import { endsAlike } from "../../packages/agent/src/run/text-places.ts";
import { readCases } from "../repair/read-cases.ts";
import type { Fix } from "./fixes.ts";
import { changeOf } from "./javascript-change.ts";
import { releasesOf, type Release } from "./releases-of.ts";
import { isSource } from "./sources.ts";

// Small changes between a release of a package and the next one that differs in its last number alone: what maintainers
// publish so is mostly a mended bug. Packages of `bench/repair` teach nothing.

/** The last ones of a package. */
const MOST_PAIRS = 15;
/** No package may outweigh the others. */
const MOST_OF_A_PACKAGE = 6;
/** Source files that a release changes: more are more than a bug. */
const MOST_FILES = 2;
const MOST_LINES = 12;
/** Characters of a file; and a line on average: longer ones are no source. */
const LONGEST = { file: 120_000, line: 150 };
/** Packages at once. */
const AT_ONCE = 8;

/** Those that differ in the last number of the version alone. */
function neighbours(releases: readonly Release[]): [before: Release, after: Release][] {
  const series = (version: string): string => version.replace(/\.\d+$/, "");
  return releases
    .slice(1)
    .flatMap((after, at): [Release, Release][] => {
      const before = releases[at];
      return before !== undefined && series(before.version) === series(after.version) ? [[before, after]] : [];
    })
    .slice(-MOST_PAIRS);
}

async function sourcesOf(name: string, { version, integrity }: Release, cacheDir: string): Promise<Map<string, string>> {
  const target = await mkdtemp(path.join(os.tmpdir(), "fixpoint-release-"));
  try {
    const signal = AbortSignal.timeout(60_000);
    await fetchPackage({ kind: "npm", package: name, version, integrity }, { target, cacheDir, signal });
    const files = (await readdir(target, { recursive: true })).filter((file) => isSource(file, "javascript"));
    const texts = await Promise.all(
      files.map(async (file): Promise<[string, string] | null> => {
        const place = path.join(target, file);
        const { size } = await stat(place);
        return size > LONGEST.file ? null : [file, await readFile(place, "utf8").catch(() => "")];
      }),
    );
    return new Map(texts.filter((one) => one !== null));
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

/** The lines that differ, where both texts are source and that is one place. */
function fixOf(project: string, commit: string, file: string, before: string, after: string): Fix | null {
  const [old, fresh] = [before.split("\n"), after.split("\n")];
  if (before.length / old.length > LONGEST.line) return null;
  const { head, tail } = endsAlike(old, fresh);
  const lines = old.length - tail - head;
  const [a, b] = lines > MOST_LINES ? [null, null] : [parseSource(file, before), parseSource(file, after)];
  if (a === null || b === null || changeOf(a, b) === null) return null;
  return { project, commit, file, line: head + 1, lines, before, after };
}

async function fixesOf(name: string, cacheDir: string): Promise<Fix[]> {
  const found: Fix[] = [];
  for (const [before, after] of neighbours(await releasesOf(name))) {
    if (found.length >= MOST_OF_A_PACKAGE) break;
    const [old, fresh] = await Promise.all([sourcesOf(name, before, cacheDir), sourcesOf(name, after, cacheDir)]);
    const changed = [...fresh].filter(([file, text]) => old.get(file) !== text);
    if (changed.length > MOST_FILES || changed.some(([file]) => !old.has(file))) continue;
    for (const [file, text] of changed) {
      const fix = fixOf(name, `${before.version}..${after.version}`, file, old.get(file) ?? "", text);
      if (fix !== null) found.push(fix);
    }
  }
  return found.slice(0, MOST_OF_A_PACKAGE);
}

const { values } = parseArgs({ options: { names: { type: "string" }, out: { type: "string" } } });
const { names, out } = values;
if (names === undefined || out === undefined) {
  process.stderr.write("Usage: node bench/order/mine-releases.ts --names FILE --out FILE\n");
  process.exit(2);
}
const kept = new Set((await readCases()).map(({ source }) => (source.kind === "npm" ? source.name : "")));
const waiting = (await readFile(names, "utf8")).split(/\s+/).filter((name) => name !== "" && !kept.has(name));
const cacheDir = path.resolve(".cache/bench-repair/packages");
const all: Fix[] = [];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      try {
        const found = await fixesOf(name, cacheDir);
        all.push(...found);
        process.stderr.write(`${name}: ${found.length}\n`);
      } catch (error) {
        // A package that cannot be had teaches nothing.
        if (!(error instanceof PackageUnavailableError) && !(error instanceof Error && "code" in error)) throw error;
        process.stderr.write(`${name}: cannot be had\n`);
      }
    }
  }),
);
await writeFile(out, all.map((fix) => `${JSON.stringify(fix)}\n`).join(""));
