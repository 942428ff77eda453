import type { Client } from "openapi-fetch";
import { readAnswer } from "../http/answer.ts";
import { present } from "../http/present.ts";
import type { Identity, VendorAccess } from "../types/access.ts";
import type { TrackerConnection, TrackerSource } from "../types/issue-tracker.ts";
import type { paths } from "./api.gen.ts";
import { createClient, NAME } from "./client.ts";
import { toSource } from "./map.ts";
import { listOf } from "./pages.ts";
import { answerOf, Project, User, Workspace } from "./schema.ts";
import { renew, subscribe, unsubscribe } from "./subscriptions.ts";
import { listTasks, readTask, writeComment } from "./tasks.ts";

const PROJECT_FIELDS = ["name", "permalink_url"] as const;

async function identify(api: Client<paths>): Promise<Identity> {
  const { data } = await api.GET("/users/{user_gid}", {
    params: { path: { user_gid: "me" }, query: { opt_fields: ["name", "email"] } },
  });
  const { name, email } = readAnswer(NAME, answerOf(User), data).data;
  return { account: email ? `${name} (${email})` : name, scopes: null, missingScopes: [] };
}

async function* projects(api: Client<paths>): AsyncGenerator<TrackerSource[]> {
  const workspaces = listOf(Workspace, (page) =>
    api.GET("/workspaces", { params: { query: { ...page, opt_fields: ["name"] } } }),
  );
  for await (const { gid: workspace, name } of flat(workspaces)) {
    const asked = { workspace, archived: false, opt_fields: [...PROJECT_FIELDS] };
    const pages = listOf(Project, (page) => api.GET("/projects", { params: { query: { ...asked, ...page } } }));
    for await (const page of pages) yield page.map((project) => toSource(project, name));
  }
}

async function* flat<T>(pages: AsyncIterable<T[]>): AsyncGenerator<T> {
  for await (const page of pages) yield* page;
}

export function connect(access: VendorAccess): TrackerConnection {
  const api = createClient(access);
  return {
    identify: () => identify(api),
    sources: () => projects(api),
    issues: (sourceId, since) => listTasks(api, sourceId, since),
    issue: (sourceId, issueId) => present(readTask(api, sourceId, issueId)),
    comment: (_sourceId, issueId, markdown) => writeComment(api, issueId, markdown),
    async link() {},
    watch: (sourceId, { callbackUrl }) => subscribe(api, sourceId, callbackUrl),
    renew: (_sourceId, webhookId) => renew(api, webhookId),
    unwatch: (_sourceId, webhookId) => unsubscribe(api, webhookId),
  };
}
