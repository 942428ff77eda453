import { z } from "zod";
import { readAnswer } from "../http/answer.ts";
import type { paths } from "./api.gen.ts";
import { NAME, type GitlabApi } from "./client.ts";

const PER_PAGE = 100;

type Filter = NonNullable<paths["/api/v4/projects"]["get"]["parameters"]["query"]>;

/** Of projects that are in use, read as `schema` has them. Each page goes on from the last id, so that none shifts. */
export async function* walkProjects<P extends { id: number }>(
  api: GitlabApi,
  filter: Filter,
  schema: z.ZodType<P>,
): AsyncGenerator<P[]> {
  for (let after = 0; ;) {
    const order = { order_by: "id", sort: "asc", per_page: PER_PAGE, id_after: after } as const;
    const query = { ...filter, membership: true, archived: false, ...order };
    const { data } = await api.GET("/api/v4/projects", { params: { query } });
    const page = readAnswer(NAME, z.array(schema), data);
    if (page.length > 0) yield page;
    if (page.length < PER_PAGE) return;
    after = page.at(-1)?.id ?? after;
  }
}
