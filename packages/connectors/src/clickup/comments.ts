import { readAnswer } from "../http/answer.ts";
import type { TrackerComment } from "../types/issue-tracker.ts";
import { NAME, type ClickupApi } from "./client.ts";
import { toComment } from "./map.ts";
import { Comments, type Comment } from "./schema.ts";

/** What ClickUp gives at a time, the newest first, whatever is asked. */
const PER_PAGE = 25;

/** Each page goes on from the last one's comment, so that new ones shift nothing; it may come again. */
async function topComments(api: ClickupApi, taskId: string): Promise<Comment[]> {
  const found = new Map<string, Comment>();
  for (let query = {}; ;) {
    const { data } = await api.GET("/v2/task/{task_id}/comment", { params: { path: { task_id: taskId }, query } });
    const page = readAnswer(NAME, Comments, data).comments;
    const before = found.size;
    for (const comment of page) found.set(comment.id, comment);
    const last = page.at(-1);
    if (last === undefined || page.length < PER_PAGE || found.size === before) return [...found.values()];
    query = { start: last.date.getTime(), start_id: last.id };
  }
}

async function repliesTo(api: ClickupApi, { id, reply_count }: Comment): Promise<Comment[]> {
  if (reply_count === 0) return [];
  const { data } = await api.GET("/v2/comment/{comment_id}/reply", { params: { path: { comment_id: Number(id) } } });
  return readAnswer(NAME, Comments, data).comments;
}

/** With the answers in threads, the oldest first. */
export async function commentsOf(api: ClickupApi, taskId: string): Promise<TrackerComment[]> {
  const comments = await topComments(api, taskId);
  const replies = await Promise.all(comments.map((comment) => repliesTo(api, comment)));
  const all = [...comments, ...replies.flat()].map(toComment);
  return all.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
