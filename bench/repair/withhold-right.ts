import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Candidate, RepairEngine } from "@fixpoint/agent";
import { searchEngine } from "../../packages/agent/src/engines/search/index.ts";
import { checkTree, type CheckRequest } from "../shared/check-patch.ts";

type WithheldBy = CheckRequest & { repositoryPath: string };

/** The file with the edits that are its own. Offsets are of the base text, so that later ones go first. */
function edited(text: string, edits: readonly Candidate["edits"][number][]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((now, { start, end, replacement }) => now.slice(0, start) + replacement + now.slice(end), text);
}

async function isRight({ edits }: Candidate, { repositoryPath, ...check }: WithheldBy): Promise<boolean> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "fixpoint-withheld-"));
  try {
    await cp(repositoryPath, folder, { recursive: true, filter: (source) => path.basename(source) !== ".git" });
    for (const [file, own] of Map.groupBy(edits, (edit) => edit.file)) {
      const place = path.join(folder, file);
      await writeFile(place, edited(await readFile(place, "utf8"), own));
    }
    return (await checkTree({ ...check, folder })).correct;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The search engine without the edits that pass the unseen check: as for a bug whose right edit is none that it makes. Whatever
 * is validated then is wrong.
 */
export function withoutRight(withheldBy: WithheldBy): RepairEngine {
  return {
    name: "search",
    async *propose(request) {
      for await (const judged of searchEngine.propose(request)) {
        if (judged.verdict === "pass" && (await isRight(judged.candidate, withheldBy))) continue;
        yield judged;
      }
    },
  };
}
