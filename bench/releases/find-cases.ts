import { appendFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { createSandbox } from "@fixpoint/sandbox";
import { readFixes, type Fix } from "../order/fixes.ts";
import { releasesOf } from "../order/releases-of.ts";
import { findCase } from "./find-case.ts";
import type { ReleaseCase } from "./read-cases.ts";
import { seeded } from "./seeded.ts";

const USAGE = `Usage: node bench/releases/find-cases.ts --fixes FILE --out FILE [--jobs N]

Finds bugs among fixes of releases (as bench/order/mine-releases.ts writes them): each release and the one before it are asked
the same, and what they answer otherwise becomes a case. A case is added to the file as soon as it is found.`;

/** For one pair of releases. */
const PAIR_MS = 60_000;

const { values } = parseArgs({
  options: { fixes: { type: "string" }, out: { type: "string" }, jobs: { type: "string", default: "2" } },
});
const { fixes, out, jobs } = values;
if (fixes === undefined || out === undefined) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}

const cacheDir = path.join(import.meta.dirname, "..", "..", ".cache", "bench-releases", "packages");
await mkdir(cacheDir, { recursive: true });
const sandbox = await createSandbox({ driver: "auto" });
const all: Fix[] = [];
for await (const fix of readFixes(fixes)) all.push(fix);
const perRelease = Map.groupBy(all, ({ project, commit }) => `${project} ${commit}`);
// Of a release that changes more than one place the bug is not known to be of one.
const waiting = [...perRelease.values()].flatMap(([only, ...more]) => (only === undefined || more.length > 0 ? [] : [only]));

async function caseOf(fix: Fix): Promise<ReleaseCase | null> {
  const [before = "", after = ""] = fix.commit.split("..");
  const releases = new Map((await releasesOf(fix.project)).map((one) => [one.version, one]));
  const [old, fresh] = [releases.get(before), releases.get(after)];
  if (old === undefined || fresh === undefined) return null;
  const finding = findCase(
    { fix, before: old, after: fresh },
    { sandbox, cacheDir, random: seeded(`${fix.project} ${fix.commit}`) },
  );
  const late = new Promise<null>((resolve) => void setTimeout(resolve, PAIR_MS, null).unref());
  return Promise.race([finding, late]);
}

await appendFile(out, "");
await Promise.all(
  Array.from({ length: Number(jobs) }, async () => {
    for (let fix = waiting.shift(); fix !== undefined; fix = waiting.shift()) {
      const name = `${fix.project} ${fix.commit}`;
      try {
        const found = await caseOf(fix);
        if (found !== null) await appendFile(out, `${JSON.stringify(found)}\n`);
        process.stderr.write(`${name}: ${found === null ? "nothing" : found.told.call}\n`);
      } catch (error) {
        // A package that cannot be had or installed is none that a case could be of.
        process.stderr.write(`${name}: ${error instanceof Error ? error.message.slice(0, 200) : "failed"}\n`);
      }
    }
  }),
);
