import type { TrackerAttachment, TrackerComment, TrackerIssue, TrackerSource } from "../types/issue-tracker.ts";
import type { Attachment, Board, Card, Comment } from "./schema.ts";

export function toSource({ id, name, url, organization }: Board): TrackerSource {
  return { id, name, group: organization?.displayName ?? null, url: url ?? null };
}

/** An id begins with the second in which it was made, in hexadecimal digits. */
function createdAtOf(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, 8), 16) * 1000);
}

/**
 * A card is open until it is archived. Lists are as people name them, so a list called “Done” says nothing; whoever
 * works with such a list archives its cards now and then.
 */
export function toIssue(card: Card): TrackerIssue {
  return {
    id: card.id,
    key: card.idShort == null ? null : `#${card.idShort}`,
    title: card.name,
    text: card.desc ?? "",
    url: card.url ?? null,
    isOpen: !card.closed,
    createdAt: createdAtOf(card.id),
    updatedAt: card.dateLastActivity,
    labels: (card.labels ?? []).map(({ name }) => name ?? "").filter((name) => name !== ""),
    comments: null,
    attachments: null,
    crash: null,
  };
}

export function toComment({ id, date, data, memberCreator }: Comment): TrackerComment {
  const author = memberCreator?.fullName || memberCreator?.username || null;
  return { id, author, text: data.text ?? "", createdAt: date };
}

/** Files only: what links elsewhere is no file of the card. */
export function toAttachments(attachments: readonly Attachment[]): TrackerAttachment[] {
  return attachments
    .filter(({ isUpload }) => isUpload)
    .map(({ id, name, mimeType, bytes, url }) => ({ id, name, mimeType: mimeType || null, bytes: bytes ?? null, url }));
}
