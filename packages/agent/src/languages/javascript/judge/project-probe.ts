import { runnerOfTest } from "../../../run/run-reproduction.ts";
import type { ProjectProfile, ReproductionTest, Workspace } from "../../../types/language.ts";
import { detailsOf } from "../details.ts";
import { folderOf, runnerOfFile } from "../suites.ts";
import { Probe } from "./probe.ts";
import { compileMs, projectSettings } from "./project-settings.ts";
import { settingsOf } from "./runner-settings.ts";

/** The reproduction's probe, which finds and reads the project's files as its runner does; null for a test that has none. */
export async function projectProbe(
  workspace: Workspace,
  profile: ProjectProfile,
  reproduction: Pick<ReproductionTest, "filePath" | "isInTree" | "probe">,
): Promise<Probe | null> {
  const probe = Probe.safeParse(reproduction.probe);
  if (!probe.success) return null;
  const { filePath: file } = reproduction;
  const runner = runnerOfFile(profile, file, runnerOfTest(profile, reproduction));
  if (runner !== "vitest" && runner !== "jest") return probe.data;
  const folder = folderOf(detailsOf(profile), file);
  const settings = await settingsOf(workspace, profile, runner, folder);
  const asked = { runner, folder, file, text: probe.data.code } as const;
  const ofProject = await projectSettings(workspace, profile, settings, asked);
  return { ...probe.data, ...ofProject, extraMs: (probe.data.extraMs ?? 0) + compileMs(ofProject) };
}
