import { z } from "zod";
import { readAnswer } from "../http/answer.ts";
import { isVendorError } from "../http/vendor-error.ts";
import type { TrackerIssue } from "../types/issue-tracker.ts";
import { NAME, type TrelloClient } from "./client.ts";
import { toAttachments, toComment, toIssue } from "./map.ts";
import { readBackwards } from "./pages.ts";
import { Action, Attachment, Card, CARD_FIELDS, Comment } from "./schema.ts";

/** Texts are long: three hundred of the longest are some fifteen megabytes. */
const PER_PAGE = 300;
const MOST_ACTIONS = 1000;

/** All that are not archived. */
export function openCards({ api }: TrelloClient, board: string): AsyncGenerator<Card[]> {
  return readBackwards(PER_PAGE, async (before) => {
    const query = { filter: "open", fields: CARD_FIELDS, limit: PER_PAGE, before };
    const { data } = await api.GET("/boards/{id}/cards", { params: { path: { id: board }, query } });
    return readAnswer(NAME, z.array(Card), data);
  });
}

/** null when it is gone. */
async function readCard({ api }: TrelloClient, id: string): Promise<Card | null> {
  try {
    const { data } = await api.GET("/cards/{id}", { params: { path: { id }, query: { fields: CARD_FIELDS } } });
    return readAnswer(NAME, Card, data);
  } catch (error) {
    if (isVendorError(error, "not_at_vendor")) return null;
    throw error;
  }
}

/** Of the cards that something was done with. */
async function touchedSince({ api }: TrelloClient, board: string, since: Date): Promise<Set<string>> {
  const pages = readBackwards(MOST_ACTIONS, async (before) => {
    const query = {
      since: since.toISOString(),
      before,
      limit: MOST_ACTIONS,
      fields: "data",
      member: false,
      memberCreator: false,
    };
    const { data } = await api.GET("/boards/{boardId}/actions", { params: { path: { boardId: board }, query } });
    return readAnswer(NAME, z.array(Action), data);
  });
  const actions = (await Array.fromAsync(pages)).flat();
  return new Set(actions.flatMap(({ data }) => (data.card ? [data.card.id] : [])));
}

/** No list is by change: the board's history names the cards, and only those that are archived by now are read one by one. */
export async function* changedCards(client: TrelloClient, board: string, since: Date): AsyncGenerator<Card[]> {
  const touched = await touchedSince(client, board, since);
  for await (const page of openCards(client, board)) {
    const changed = page.filter(({ id, dateLastActivity }) => touched.delete(id) || dateLastActivity >= since);
    if (changed.length > 0) yield changed;
  }
  for (const id of touched) {
    const card = await readCard(client, id);
    if (card?.idBoard === board) yield [card];
  }
}

async function commentsOf({ api }: TrelloClient, id: string): Promise<Comment[]> {
  const pages = readBackwards(PER_PAGE, async (before) => {
    const query = { filter: "commentCard", limit: PER_PAGE, before, memberCreator_fields: "fullName,username" };
    const { data } = await api.GET("/cards/{id}/actions", { params: { path: { id }, query } });
    return readAnswer(NAME, z.array(Comment), data);
  });
  return (await Array.fromAsync(pages)).flat();
}

export async function attachmentsOf({ api }: TrelloClient, id: string): Promise<Attachment[]> {
  const { data } = await api.GET("/cards/{id}/attachments", { params: { path: { id } } });
  return readAnswer(NAME, z.array(Attachment), data);
}

/** null when it is gone, or on another board now. */
export async function readIssue(client: TrelloClient, board: string, id: string): Promise<TrackerIssue | null> {
  const card = await readCard(client, id);
  if (card?.idBoard !== board) return null;
  const comments = (await commentsOf(client, card.id)).map(toComment);
  comments.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return { ...toIssue(card), comments, attachments: toAttachments(await attachmentsOf(client, card.id)) };
}
