import { isRequest } from "@fixpoint/agent";
import type { CodeHostConnection, PullRequestRef, ReviewNote } from "@fixpoint/connectors";
import { PRODUCT_NAME } from "@fixpoint/contracts";
import { addNotes, noteAnswered, notesOf, unansweredNotes, type NewNote, type PullRequestRow } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { answerTo, callForPerson } from "./words.ts";

/** Bounds of what is kept: a host's own are far above. */
const MOST_TEXT = 20_000;

function toNew(pullRequest: PullRequestRow, note: ReviewNote, own: string | null): NewNote {
  const { organizationId, id: pullRequestId } = pullRequest;
  const ownNames = [PRODUCT_NAME, ...(own === null ? [] : [own])];
  const asks = note.isTrusted && !note.isBot && isRequest(note.text, { ownNames });
  return {
    organizationId,
    pullRequestId,
    externalId: note.id,
    threadId: note.threadId,
    author: note.author,
    text: note.text.slice(0, MOST_TEXT),
    path: note.place?.path ?? null,
    line: note.place?.line ?? null,
    startLine: note.place?.startLine ?? null,
    writtenAt: note.createdAt,
    state: asks ? "waiting" : "noted",
  };
}

const spoken = (text: string) => text.replace(/\s+/g, " ").trim();

/** Hosts change white space. */
export function isSameText(one: string, other: string): boolean {
  return spoken(one) === spoken(other);
}

/**
 * Takes what reviewers wrote since the last look into the ledger. Ours is known by its words, since whoever connected
 * the host may be a reviewer too; an answer whose sending was interrupted is found here again. Returns whether anything is new.
 */
export async function takeNotes(
  context: AppContext,
  pullRequest: PullRequestRow,
  notes: readonly ReviewNote[],
  own: string | null,
): Promise<boolean> {
  const known = await notesOf(context.db, pullRequest.id);
  const answers = new Map(known.filter(({ reason }) => reason !== null).map((note) => [spoken(answerTo(note)), note]));
  const { needsPerson, toldPerson } = pullRequest;
  const told = [toldPerson, needsPerson === null ? null : callForPerson(needsPerson)].filter((words) => words !== null);
  const isOurs = (text: string) => answers.has(spoken(text)) || told.some((words) => isSameText(words, text));
  for (const { text } of notes) {
    const answered = answers.get(spoken(text));
    if (answered && answered.answeredAt === null) await noteAnswered(context.db, answered.id);
  }
  const ids = new Set(known.map(({ externalId }) => externalId));
  const fresh = notes.filter(({ id, text }) => !ids.has(id) && !isOurs(text));
  const added = await addNotes(
    context.db,
    fresh.map((note) => toNew(pullRequest, note, own)),
  );
  return added.length > 0;
}

/** Tells reviewers what became of their notes, each once. */
export async function answerNotes(
  context: AppContext,
  host: CodeHostConnection,
  ref: PullRequestRef,
  pullRequest: PullRequestRow,
): Promise<void> {
  for (const note of await unansweredNotes(context.db, pullRequest.id)) {
    await host.reply(ref, note.threadId, answerTo(note));
    await noteAnswered(context.db, note.id);
  }
}

/** What to say that was not said yet; null for nothing. */
export function wordsForPerson({ needsPerson, toldPerson }: PullRequestRow): string | null {
  const words = needsPerson === null ? null : callForPerson(needsPerson);
  return words === toldPerson ? null : words;
}
