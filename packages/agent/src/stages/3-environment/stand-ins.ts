import { InputError } from "@fixpoint/contracts";
import { readInside, writeInside } from "../../run/safe-files.ts";
import type { LanguageAdapter, ProjectProfile, StandIn, Workspace } from "../../types/language.ts";

const MOST_NAMES = 5;

export interface Built {
  profile: ProjectProfile;
  standIns: StandIn[];
}

/** What stands in for files that a build would make; none where the language knows of none. */
export async function findStandIns(adapter: LanguageAdapter, workspace: Workspace, profile: ProjectProfile): Promise<Built> {
  return (await adapter.standIn?.(workspace, profile)) ?? { profile, standIns: [] };
}

/** Writes them into a tree; what is there already stays, and what a link leads to is let be. */
export async function writeStandIns({ root }: Workspace, standIns: readonly StandIn[]): Promise<void> {
  for (const { file, text } of standIns) {
    if ((await readInside(root, file)) !== null) continue;
    await writeInside(root, file, text).catch((error: unknown) => {
      if (!(error instanceof InputError)) throw error;
    });
  }
}

/** What a person should know of them; [] where there are none. */
export function notesOfStandIns(standIns: readonly StandIn[]): string[] {
  if (standIns.length === 0) return [];
  const more = standIns.length > MOST_NAMES ? ` and ${standIns.length - MOST_NAMES} more` : "";
  const names = standIns.slice(0, MOST_NAMES).map(({ file, source }) => `${file} by ${source}`);
  return [`Nothing is built: what the tests load of a build is stood in for by its sources (${names.join(", ")}${more}).`];
}
