import { readAnswer } from "../http/answer.ts";
import type { TrackerSource } from "../types/issue-tracker.ts";
import { NAME, type ClickupApi } from "./client.ts";
import { toSource } from "./map.ts";
import { Folders, Lists, Spaces, Teams, type Named } from "./schema.ts";

async function listsOf(api: ClickupApi, above: readonly [Named, Named, Named?]): Promise<TrackerSource[]> {
  const [team, space, folder] = above;
  const { data } =
    folder === undefined
      ? await api.GET("/v2/space/{space_id}/list", { params: { path: { space_id: Number(space.id) } } })
      : await api.GET("/v2/folder/{folder_id}/list", { params: { path: { folder_id: Number(folder.id) } } });
  const within = folder === undefined ? [team, space] : [team, space, folder];
  return readAnswer(NAME, Lists, data).lists.map((list) => toSource(list, within));
}

/** Down from the workspaces, called teams. Lists lie in folders, or in a space itself. */
export async function* sources(api: ClickupApi): AsyncGenerator<TrackerSource[]> {
  const teams = readAnswer(NAME, Teams, (await api.GET("/v2/team")).data).teams;
  for (const team of teams) {
    const inTeam = await api.GET("/v2/team/{team_id}/space", { params: { path: { team_id: Number(team.id) } } });
    for (const space of readAnswer(NAME, Spaces, inTeam.data).spaces) {
      yield await listsOf(api, [team, space]);
      const inSpace = await api.GET("/v2/space/{space_id}/folder", { params: { path: { space_id: Number(space.id) } } });
      for (const folder of readAnswer(NAME, Folders, inSpace.data).folders) yield await listsOf(api, [team, space, folder]);
    }
  }
}
