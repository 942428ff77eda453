import { readAnswer } from "../http/answer.ts";
import { present } from "../http/present.ts";
import { walkByUpdate } from "../paging/walk-by-update.ts";
import type { VendorAccess } from "../types/access.ts";
import type { TrackerComment, TrackerConnection, TrackerIssue } from "../types/issue-tracker.ts";
import { createClient, NAME, type ClickupApi } from "./client.ts";
import { commentsOf } from "./comments.ts";
import { renew, unwatch, watch } from "./hooks.ts";
import { placeOf, toAttachment, toIssue } from "./map.ts";
import { NewComment, Task, Tasks, User } from "./schema.ts";
import { sources } from "./sources.ts";
import { plainOf } from "./text.ts";

const PER_PAGE = 100;

function tasks(api: ClickupApi, sourceId: string, since: Date | null): AsyncGenerator<Task[]> {
  const path = { list_id: placeOf(sourceId).listId };
  const order = { order_by: "updated", reverse: true, subtasks: true, include_markdown_description: true };
  return walkByUpdate({
    since,
    pageSize: PER_PAGE,
    idOf: ({ id }) => id,
    updatedAtOf: (task) => task.date_updated,
    async page(from, page) {
      // After the moment, not at it; and pages count from 0.
      const after = from === null ? {} : { date_updated_gt: from.getTime() - 1 };
      const query = { ...order, ...after, include_closed: since !== null, page: page - 1 };
      const { data } = await api.GET("/v2/list/{list_id}/task", { params: { path, query } });
      const { tasks: items, last_page: isLast = items.length < PER_PAGE } = readAnswer(NAME, Tasks, data);
      return { items, isLast };
    },
  });
}

async function readTask(api: ClickupApi, taskId: string): Promise<TrackerIssue> {
  const params = { path: { task_id: taskId }, query: { include_markdown_description: true } };
  const { data } = await api.GET("/v2/task/{task_id}", { params });
  const task = readAnswer(NAME, Task, data);
  return { ...toIssue(task), comments: await commentsOf(api, taskId), attachments: task.attachments.map(toAttachment) };
}

/** The answer does not tell who wrote it. */
async function comment(api: ClickupApi, taskId: string, markdown: string): Promise<TrackerComment> {
  const text = plainOf(markdown);
  const body = { comment_text: text, notify_all: false };
  const { data } = await api.POST("/v2/task/{task_id}/comment", { params: { path: { task_id: taskId } }, body });
  const { id, date } = readAnswer(NAME, NewComment, data);
  return { id, author: null, text, createdAt: date };
}

export function connect(access: VendorAccess): TrackerConnection {
  const api = createClient(access);
  return {
    async identify() {
      const { user } = readAnswer(NAME, User, (await api.GET("/v2/user")).data);
      return { account: user.username, scopes: null, missingScopes: [] };
    },
    sources: () => sources(api),
    async *issues(sourceId, since) {
      for await (const page of tasks(api, sourceId, since)) {
        const found = page.map(toIssue);
        // Statuses of the type "done" come along with the open ones.
        yield since === null ? found.filter(({ isOpen }) => isOpen) : found;
      }
    },
    issue: (_sourceId, issueId) => present(readTask(api, issueId)),
    comment: (_sourceId, issueId, markdown) => comment(api, issueId, markdown),
    async link() {},
    watch: (sourceId, { callbackUrl }) => watch(api, sourceId, callbackUrl),
    renew: (sourceId, webhookId) => renew(api, sourceId, webhookId),
    unwatch: (_sourceId, webhookId) => unwatch(api, webhookId),
  };
}
