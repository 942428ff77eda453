import { z } from "zod";
import { readAnswer } from "../http/answer.ts";
import { walkWindows } from "../paging/walk-windows.ts";
import { NAME, type JiraClient } from "./client.ts";
import { jqlMoment, minuteOf } from "./moments.ts";
import { Found, type Issue } from "./schema.ts";

export const FIELDS = ["summary", "description", "status", "project", "labels", "created", "updated"];
const PER_PAGE = 100;
/** What was written a moment ago can be missing from a search. */
const INDEX_LAG_MS = 2 * 60_000;
const ProjectId = z.string().regex(/^\d+$/, "A project is named by its number");

/** Issues of a project; those that are open where there is no `since`, else closed ones too. */
export async function* searchIssues(client: JiraClient, projectId: string, since: Date | null): AsyncGenerator<Issue[]> {
  const { timeZone } = await client.myself();
  const clauses = [`project = ${ProjectId.parse(projectId)}`, ...(since === null ? ["statusCategory != Done"] : [])];
  yield* walkWindows({
    since: since && new Date(since.getTime() - INDEX_LAG_MS),
    momentOf: minuteOf,
    idOf: (issue) => issue.id,
    updatedAtOf: (issue) => issue.fields.updated,
    async page(from, nextPageToken) {
      const changed = from === null ? [] : [`updated >= "${jqlMoment(from, timeZone)}"`];
      const query = {
        jql: `${[...clauses, ...changed].join(" AND ")} ORDER BY updated ASC`,
        fields: FIELDS,
        maxResults: PER_PAGE,
        ...(nextPageToken === undefined ? {} : { nextPageToken }),
      };
      const { data } = await (await client.api()).GET("/rest/api/3/search/jql", { params: { query } });
      const found = readAnswer(NAME, Found, data);
      return { items: found.issues, next: found.isLast ? undefined : found.nextPageToken };
    },
  });
}
