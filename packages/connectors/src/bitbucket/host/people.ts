import { readAnswer } from "../../http/answer.ts";
import { isVendorError, type VendorErrorCode } from "../../http/vendor-error.ts";
import type { VendorFetch } from "../../http/vendor-fetch.ts";
import { NAME } from "../auth.ts";
import type { BitbucketApi } from "../client.ts";
import { pagesOf } from "../pages.ts";
import { User } from "../schema.ts";
import { isBot } from "./map.ts";
import { Membership, type Account, type Comment } from "./schema.ts";

export interface People {
  api: BitbucketApi;
  fetch: VendorFetch;
  workspace: string;
}

/** Access tokens may not ask for everything that persons may: what was asked for just before tells whether they are known. */
const REFUSALS: readonly VendorErrorCode[] = ["access_denied", "access_revoked", "not_at_vendor"];

export function isRefused(error: unknown): boolean {
  return isVendorError(error) && REFUSALS.includes(error.code);
}

/** In parts; none where the token may not see them. */
async function* members({ api, fetch, workspace }: People): AsyncGenerator<Account[]> {
  const pages = pagesOf(fetch, Membership, (way) =>
    api.GET("/workspaces/{workspace}/members", { params: { path: { workspace }, query: { pagelen: 100 } }, fetch: way }),
  );
  try {
    for await (const page of pages) yield page.map(({ user }) => user);
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
}

/**
 * UUIDs of those who wrote and are members of the workspace. No described call tells who may write to a repository: a
 * member who may only read it passes, and somebody from outside who may write to it does not. Tokens of a repository or
 * a project may not see the members: then nobody passes.
 */
export async function membersAmong(people: People, comments: readonly Comment[]): Promise<Set<string>> {
  const wrote = comments.flatMap(({ user }) => (user?.uuid != null && !isBot(user) ? [user.uuid] : []));
  const sought = new Set(wrote);
  const found = new Set<string>();
  if (sought.size === 0) return found;
  for await (const page of members(people)) {
    for (const { uuid } of page) if (uuid != null && sought.has(uuid)) found.add(uuid);
    if (found.size === sought.size) break;
  }
  return found;
}

async function ownUuid({ api }: People): Promise<string | null> {
  try {
    const { data } = await api.GET("/user");
    return readAnswer(NAME, User, data).uuid ?? null;
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}

const UUID = /^\{[\da-f-]{36}\}$/i;

function isCalled({ uuid, account_id, nickname, display_name }: Account, name: string): boolean {
  const names = [uuid, account_id, nickname, display_name];
  return names.some((known) => known?.toLowerCase() === name.toLowerCase());
}

/** As the API takes them. Left out: who is not known, whose name others have too, and the account itself, which may not review its own. */
export async function uuidsOf(people: People, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const own = await ownUuid(people);
  const all = names.every((name) => UUID.test(name)) ? [] : (await Array.fromAsync(members(people))).flat();
  const uuids = names.flatMap((name) => {
    if (UUID.test(name)) return [name];
    const called = all.filter((account) => isCalled(account, name));
    return called.length === 1 ? [called[0]?.uuid ?? ""] : [];
  });
  return [...new Set(uuids)].filter((uuid) => uuid !== "" && uuid !== own);
}
