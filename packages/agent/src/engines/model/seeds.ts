import { applyEdits } from "../../run/apply-edits.ts";
import { writeInside } from "../../run/safe-files.ts";
import { lineAt } from "../../run/text-places.ts";
import type { Candidate } from "../../types/candidate.ts";
import type { Workspace } from "../../types/language.ts";
import type { RepairEngine, RepairRequest } from "../types.ts";
import { editsBetween } from "./edits.ts";
import type { NearMisses } from "./near-misses.ts";
import type { Changed } from "./trial.ts";

const MOST_OF_EACH = 250;
/** Lines above and below an edit. */
const AROUND = 1;

interface Line {
  file: string;
  line: number;
  score: number;
}

/** The lines that the edits made, of the patched texts, and those next to them. */
function linesOf(changes: readonly Changed[]): Line[] {
  const lines = new Map<string, Line>();
  for (const { file, base, patched } of changes) {
    // Turned round: what leads from the patched text back to the base stands where the edits are.
    for (const { start, end } of editsBetween(file, patched, base)) {
      const [first, last] = [lineAt(patched, start), lineAt(patched, end)];
      for (let line = first - AROUND; line <= last + AROUND; line += 1) {
        const score = line >= first && line <= last ? 1 : 0.7;
        if (line > 0) lines.set(`${file}:${line}`, { file, line, score });
      }
    }
  }
  return [...lines.values()];
}

/** The model's edits with one more on top, as edits of the base. */
function onTop(changes: readonly Changed[], candidate: Candidate, id: string): Candidate {
  const edits = changes.flatMap(({ file, base, patched }) => {
    const own = candidate.edits.filter((edit) => edit.file === file);
    return editsBetween(file, base, applyEdits(patched, own));
  });
  return { ...candidate, id, edits, description: `near a model's edit, ${candidate.description}`, proposedBy: "model" };
}

async function treeWith(fresh: RepairRequest["fresh"], changes: readonly Changed[]): Promise<Workspace> {
  const tree = await fresh("seed");
  for (const { file, patched } of changes) await writeInside(tree.root, file, patched);
  return tree;
}

async function* candidatesNear(request: RepairRequest, misses: NearMisses): AsyncIterable<Candidate> {
  const { adapter, profile, reproduction, facts, fresh } = request;
  let count = 0;
  for (const changes of misses.all()) {
    const tree = { ...(await treeWith(fresh, changes)), signal: request.workspace.signal };
    let taken = 0;
    const files = new Set(changes.map(({ file }) => file));
    const options = { suspicious: linesOf(changes), reproduction, facts, purpose: "repair" as const };
    for await (const candidate of adapter.candidates(tree, profile, options)) {
      if (!candidate.edits.every(({ file }) => files.has(file))) continue;
      count += 1;
      yield onTop(changes, candidate, `seed-${count}`);
      taken += 1;
      if (taken >= MOST_OF_EACH) break;
    }
  }
}

/** Searches around the edits of a model that did not pass: it may have been right about the place. */
export function seedEngine(misses: NearMisses): RepairEngine {
  return {
    name: "seeds",
    async *propose(request) {
      const { workspace, profile, adapter, reproduction, judgeOptions } = request;
      if (misses.all().length === 0) return;
      workspace.log("info", `Searching around ${misses.all().length} edits of the model that were not the fix.`);
      yield* adapter.judge(workspace, profile, reproduction, candidatesNear(request, misses), judgeOptions);
    },
  };
}
