import type { FakeComment, FakeSource, FakeWebhook } from "./tracker-state.ts";

/** Begins with the second in which it was made, so that ids rise with time. */
export function idOf(kind: "b" | "c" | "a" | "e", number: number, madeAt: Date): string {
  const seconds = Math.floor(madeAt.getTime() / 1000).toString(16);
  return seconds.padStart(8, "0") + kind.padStart(6, "0") + number.toString(16).padStart(10, "0");
}

export function numberOf(id: string | undefined): number {
  return Number.parseInt((id ?? "").slice(14), 16);
}

export function boardId(source: number): string {
  return idOf("b", source, new Date("2026-01-01T00:00:00Z"));
}

export function memberBody(username: string) {
  return { id: idOf("e", 1, new Date(0)), username, fullName: username };
}

export function commentBody({ number, author, text, createdAt }: FakeComment) {
  return {
    id: idOf("a", number, createdAt),
    type: "commentCard",
    date: createdAt.toISOString(),
    data: { text },
    memberCreator: memberBody(author),
  };
}

export function boardBody({ number, name }: FakeSource) {
  const organization = { id: idOf("e", 3, new Date(0)), displayName: "Acme" };
  return { id: boardId(number), name, url: `https://trello.com/b/${number}/${name}`, organization };
}

export function webhookBody({ number, source, callbackUrl }: FakeWebhook) {
  return { id: idOf("e", number, new Date(0)), idModel: boardId(source), callbackURL: callbackUrl, active: true };
}
