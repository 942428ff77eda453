import path from "node:path";
import { parseArgs } from "node:util";
import { createSandbox, type Sandbox } from "@fixpoint/sandbox";
import { checkPatch } from "../shared/check-patch.ts";
import { installDependencies, materialiseCase } from "./materialise-case.ts";
import { select } from "./options.ts";
import { readCases, type CaseSource, type RepairCase } from "./read-cases.ts";

const DATA = path.join(import.meta.dirname, "..", "..", ".cache", "bench-repair");

async function passes(
  entry: RepairCase,
  source: CaseSource,
  kind: "repositories" | "repaired",
  sandbox: Sandbox,
): Promise<boolean> {
  const signal = AbortSignal.timeout(180_000);
  const { repositoryPath } = await materialiseCase({
    source,
    repositoryPath: path.join(DATA, kind, entry.language, entry.slug),
    cacheDir: path.join(DATA, "packages"),
    signal,
  });
  const { check } = entry;
  const { correct } = await checkPatch({ repositoryPath, patch: null, check, prepare: installDependencies, sandbox, signal });
  return correct;
}

/** Null when the check tells the two releases apart. */
async function findFault(entry: RepairCase, sandbox: Sandbox): Promise<string | null> {
  if (await passes(entry, entry.source, "repositories", sandbox)) return "the check passes on the release with the bug";
  if (entry.fixedSource === null) return null;
  if (await passes(entry, entry.fixedSource, "repaired", sandbox)) return null;
  return "the check fails on the repaired release";
}

const { values } = parseArgs({ options: { only: { type: "string", multiple: true, default: [] } } });
const cases = select(await readCases(), { half: null, language: null, only: values.only });
const sandbox = await createSandbox({ driver: "auto" });
let faults = 0;
for (const entry of cases) {
  const fault = await findFault(entry, sandbox).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
  if (fault !== null) faults += 1;
  const seen = entry.fixedSource === null ? "holds (only the release with the bug can be had)" : "holds";
  process.stdout.write(`${entry.language}/${entry.slug}: ${fault ?? seen}\n`);
}
process.stdout.write(`${cases.length} cases, ${faults} with a fault.\n`);
process.exitCode = faults === 0 ? 0 : 1;
