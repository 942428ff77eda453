import type { Client } from "openapi-fetch";
import { readAnswer } from "../http/answer.ts";
import { isVendorError } from "../http/vendor-error.ts";
import type { TrackerComment, TrackerIssue } from "../types/issue-tracker.ts";
import type { paths } from "./api.gen.ts";
import { NAME } from "./client.ts";
import { toAttachment, toComment, toIssue } from "./map.ts";
import { listOf } from "./pages.ts";
import { answerOf, File, Story, Task } from "./schema.ts";
import { markdownToHtmlText } from "./text/markdown-to-html-text.ts";

type Api = Client<paths>;

const TASK_FIELDS = [
  "name",
  "notes",
  "html_notes",
  "completed",
  "created_at",
  "modified_at",
  "permalink_url",
  "tags",
  "tags.name",
  "projects",
] as const;
const STORY_FIELDS = ["resource_subtype", "created_at", "created_by", "created_by.name", "text", "html_text"] as const;
const FILE_FIELDS = ["name", "size", "permanent_url", "view_url", "download_url"] as const;

/** Asana has only tasks that were not done at a moment, and does not say whether a moment belongs to what follows. */
function filterOf(since: Date | null): { modified_since: string } | { completed_since: string } {
  if (since === null) return { completed_since: new Date().toISOString() };
  return { modified_since: new Date(since.getTime() - 1).toISOString() };
}

/** Of a project; those that are open where there is no `since`. In the order of the project, not of change. */
export async function* listTasks(api: Api, project: string, since: Date | null): AsyncGenerator<TrackerIssue[]> {
  const asked = { project, opt_fields: [...TASK_FIELDS], ...filterOf(since) };
  const pages = listOf(
    Task,
    (page) => api.GET("/tasks", { params: { query: { ...asked, ...page } } }),
    (task) => `${task.gid} ${task.modified_at.getTime()}`,
  );
  for await (const page of pages) yield page.filter(({ completed }) => since !== null || !completed).map(toIssue);
}

/** Among the stories of a task, which tell everything that happened to it. */
async function commentsOf(api: Api, task_gid: string): Promise<TrackerComment[]> {
  const pages = listOf(Story, (page) => {
    const query = { opt_fields: [...STORY_FIELDS], ...page };
    return api.GET("/tasks/{task_gid}/stories", { params: { path: { task_gid }, query } });
  });
  const stories = (await Array.fromAsync(pages)).flat();
  return stories.filter(({ resource_subtype }) => resource_subtype === "comment_added").map(toComment);
}

async function filesOf(api: Api, parent: string): Promise<File[]> {
  const asked = { parent, opt_fields: [...FILE_FIELDS] };
  const pages = listOf(File, (page) => api.GET("/attachments", { params: { query: { ...asked, ...page } } }));
  return (await Array.fromAsync(pages)).flat();
}

/** null also for a task that is in the project no more, which other projects may still hold. */
export async function readTask(api: Api, project: string, task_gid: string): Promise<TrackerIssue | null> {
  const params = { path: { task_gid }, query: { opt_fields: [...TASK_FIELDS] } };
  const { data } = await api.GET("/tasks/{task_gid}", { params });
  const { data: task } = readAnswer(NAME, answerOf(Task), data);
  if (!task.projects?.some(({ gid }) => gid === project)) return null;
  const comments = await commentsOf(api, task_gid);
  const attachments = (await filesOf(api, task_gid)).flatMap(toAttachment);
  return { ...toIssue(task), comments, attachments };
}

export async function writeComment(api: Api, task_gid: string, markdown: string): Promise<TrackerComment> {
  async function write(words: { html_text: string } | { text: string }): Promise<TrackerComment> {
    const params = { path: { task_gid }, query: { opt_fields: [...STORY_FIELDS] } };
    const { data } = await api.POST("/tasks/{task_gid}/stories", { params, body: { data: words } });
    return toComment(readAnswer(NAME, answerOf(Story), data).data);
  }
  try {
    return await write({ html_text: markdownToHtmlText(markdown) });
  } catch (error) {
    // Asana takes fewer tags within each other than it says: better plain words than none.
    if (isVendorError(error, "vendor_refused") && error.status === 400) return write({ text: markdown });
    throw error;
  }
}
