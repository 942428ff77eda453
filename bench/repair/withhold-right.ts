import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Candidate, RepairEngine } from "@fixpoint/agent";
import { searchEngine } from "../../packages/agent/src/engines/search/index.ts";
import { applyEdits, editsByFile } from "../../packages/agent/src/run/apply-edits.ts";
import { checkPatch } from "../shared/check-patch.ts";

type WithheldBy = Omit<Parameters<typeof checkPatch>[0], "patch" | "prepare">;

async function isRight({ edits }: Candidate, withheldBy: WithheldBy): Promise<boolean> {
  async function prepare(folder: string): Promise<void> {
    for (const [file, own] of editsByFile(edits)) {
      const place = path.join(folder, file);
      await writeFile(place, applyEdits(await readFile(place, "utf8"), own));
    }
  }
  return (await checkPatch({ ...withheldBy, patch: null, prepare })).correct;
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
