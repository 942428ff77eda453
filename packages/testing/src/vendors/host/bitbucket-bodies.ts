import { createHash } from "node:crypto";
import { numberParam, pageOf } from "../tracker-fake.ts";
import type { FakeAnswer, FakeRequest } from "../vendor-server.ts";
import type { FakeCheck, FakeNote } from "./host-state.ts";

/** As Bitbucket writes them: in braces, the same for the same thing. */
export function bitbucketUuid(thing: string): string {
  const hex = createHash("sha256").update(thing).digest("hex");
  return `{${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join("-")}}`;
}

export function bitbucketAccount(nickname: string, isMember = true) {
  return {
    type: "user",
    uuid: bitbucketUuid(isMember ? nickname : `${nickname} from outside`),
    display_name: nickname,
    nickname,
    links: { avatar: { href: `https://avatars.bitbucket.test/${nickname}` } },
  };
}

/** The values of a page, and a link to the next one. `address`: of the list, with the base path. */
export function paged(items: readonly unknown[], { query }: FakeRequest, address: string): FakeAnswer {
  const [page, pagelen] = [numberParam(query, "page", 1), numberParam(query, "pagelen", 10)];
  const following = new URLSearchParams(query);
  following.set("page", String(page + 1));
  const next = page * pagelen < items.length ? { next: `${address}?${following}` } : {};
  return { body: { values: pageOf(items, page, pagelen), page, pagelen, size: items.length, ...next } };
}

/** `name = "value"` conditions of a filter, by name. */
export function conditions(query: URLSearchParams): Map<string, string> {
  const found = (query.get("q") ?? "").matchAll(/([\w.]+) = "((?:[^"\\]|\\.)*)"/g);
  return new Map(Array.from(found, ([, name = "", value = ""]) => [name, value.replaceAll(/\\(.)/g, "$1")]));
}

export function statusBody({ name, state, summary }: FakeCheck, index: number) {
  const states = { pending: "INPROGRESS", passed: "SUCCESSFUL", failed: "FAILED" };
  const url = `https://ci.acme.test/builds/${index + 1}`;
  const updated_on = new Date(Date.UTC(2026, 2, 1, 9, index)).toISOString();
  return { type: "build", key: `key-${name}`, name, state: states[state], url, description: summary, updated_on };
}

export function noteBody(note: FakeNote) {
  const { number, thread, author, text, isTrusted, place, createdAt } = note;
  return {
    type: "pullrequest_comment",
    id: number,
    created_on: createdAt.toISOString(),
    content: { raw: text, markup: "markdown" },
    user: bitbucketAccount(author, isTrusted),
    deleted: false,
    ...(thread === null || thread === number ? {} : { parent: { id: thread } }),
    ...(place && { inline: { path: place.path, to: place.line } }),
  };
}
