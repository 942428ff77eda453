import { randomUUID } from "node:crypto";
import { createBrowser } from "../apps/server/src/testing/browser.ts";
import { makeStaff, makeTenant, sessionOf, type Tenant } from "../apps/server/src/testing/tenant.ts";
import type { TestServer } from "../apps/server/src/testing/test-server.ts";
import { Pool } from "./pool.ts";
import type { Asker } from "./request-plan.ts";

interface Session {
  headers: Record<string, string>;
  /** null for one that a browser does not have. */
  userId: string | null;
  /** Whose ids are its own, in turns. */
  pools: Pool[];
  /** Must be in no answer to it. */
  foreign: Tenant[];
  /** Authorisations that it began. */
  states: string[];
}

/** Two tenants and who may ask. Made anew from time to time, so that nothing grows without end. */
export interface World {
  sessions: Record<Asker, Session>;
  acme: Pool;
  globex: Pool;
  /** The end of a sign-in, good once: the address and the cookie that the browser comes back with. */
  signIns: { query: string; cookie: string }[];
}

async function invite(server: TestServer, tenant: Tenant, email: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/v1/organizations/${tenant.ids.orgId}/users`, {
    method: "POST",
    headers: { ...tenant.asMember, "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
  const { data } = (await answer.json()) as { data: { id: string } };
  return data.id;
}

/** Goes through the built-in sign-in up to the last redirect. */
async function signInReturn(server: TestServer): Promise<World["signIns"][number]> {
  const browser = createBrowser(server.url);
  const accounts = await browser.follow("/api/v1/auth/github");
  const action = /action="([^"]+)"/.exec(accounts.body)?.[1] ?? "";
  const form = { origin: server.url, "content-type": "application/x-www-form-urlencoded" };
  let response = await browser.request(action, {
    method: "POST",
    headers: form,
    body: new URLSearchParams({ account: "ada@acme.test" }),
  });
  for (let hop = 0; hop < 10; hop += 1) {
    const next = new URL(response.headers.get("location") ?? "", server.url);
    if (next.pathname === "/api/v1/auth/callback") {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      return { query: next.search.slice(1), cookie };
    }
    response = await browser.request(next.href);
  }
  throw new Error("The sign-in does not come back");
}

export async function makeWorld(server: TestServer): Promise<World> {
  const acme = await makeTenant(server);
  const globex = await makeTenant(server);
  // Of neither tenant, so that it shows nothing of the one to the other.
  const email = `guest-${randomUUID()}@else.test`;
  const guestId = await invite(server, acme, email);
  await invite(server, globex, email);
  const staff = await makeStaff(server);
  const [ours, theirs] = [new Pool(acme), new Pool(globex)];
  const session = (headers: Record<string, string>, userId: string | null, pools: Pool[], foreign: Tenant[] = []): Session => ({
    headers,
    userId,
    pools,
    foreign,
    states: [],
  });
  return {
    acme: ours,
    globex: theirs,
    signIns: [await signInReturn(server), await signInReturn(server)],
    sessions: {
      acme: session(acme.asMember, acme.member.id, [ours], [globex]),
      token: session(acme.asToken, null, [ours], [globex]),
      globex: session(globex.asMember, globex.member.id, [theirs], [acme]),
      guest: session(await sessionOf(server, guestId), guestId, [ours, theirs]),
      staff: session(staff.headers, staff.userId, [ours, theirs]),
      nobody: session({}, null, [ours], [acme, globex]),
      stale: session({ cookie: "fixpoint_session=stale" }, null, [ours], [acme, globex]),
    },
  };
}

/** After the asker signed out. */
export async function renewSession(server: TestServer, session: Session): Promise<void> {
  if (session.userId !== null) session.headers = await sessionOf(server, session.userId);
}
