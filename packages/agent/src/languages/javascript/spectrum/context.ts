import { readText } from "../files.ts";
import type { ProjectProfile, Workspace } from "../../../types/language.ts";
import { coverableLines, type LineMap } from "./lines.ts";

export interface Asked {
  file: string;
  runner: string;
  /** Of its tests. */
  only?: string;
  /** Of its tests the one that is left out. */
  except?: string;
}

export interface Context {
  workspace: Workspace;
  profile: ProjectProfile;
  maps: Map<string, LineMap>;
  sources: Set<string>;
}

export async function linesOf({ maps, workspace }: Context, file: string): Promise<LineMap> {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const lines = coverableLines(file, (await readText(workspace.root, file)) ?? "");
  maps.set(file, lines);
  return lines;
}
