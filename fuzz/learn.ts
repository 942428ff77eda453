import type { TestServer } from "../apps/server/src/testing/test-server.ts";
import type { Operation } from "./api-description.ts";
import type { ConcreteRequest } from "./concrete-request.ts";
import type { Pool } from "./pool.ts";
import type { RequestPlan } from "./request-plan.ts";
import type { Answer } from "./send.ts";
import { renewSession, type World } from "./world.ts";

interface Created {
  data: { id: string; organizationId?: string; url?: string; projectId?: string; repositories?: { id: string }[] };
}

const ORG = "/api/v1/organizations/{orgId}";
/** What a call made, as the pool calls it. */
const MAKES: Record<string, (pool: Pool, data: Created["data"]) => void> = {
  [`POST ${ORG}/projects`]: (pool, data) => pool.addProject({ id: data.id, repoId: data.repositories?.[0]?.id ?? "missing" }),
  [`POST ${ORG}/projects/{projectId}/issues`]: (pool, data) => pool.addIssue(data.id, data.projectId ?? ""),
  [`POST ${ORG}/integrations`]: (pool, data) => pool.addOther("integrationId", data.id),
  [`POST ${ORG}/users`]: (pool, data) => pool.addOther("userId", data.id),
  "POST /api/v1/auth/tokens": (pool, data) => pool.addOther("id", data.id),
};

function dataOf(answer: Answer): Created["data"] {
  return (JSON.parse(answer.text) as Created).data;
}

/** Keeps the ids of what was made, and forgets those of what is gone. */
export async function learn(
  server: TestServer,
  world: World,
  { route, method }: Operation,
  plan: RequestPlan,
  request: ConcreteRequest,
  answer: Answer,
): Promise<void> {
  const session = world.sessions[plan.asker];
  if (answer.status === 201 && MAKES[route]) {
    const data = dataOf(answer);
    const place = `${request.url}\n${request.body ?? ""}`;
    const pool = [world.acme, world.globex].find(({ tenant }) => place.includes(tenant.ids.orgId));
    if (pool) MAKES[route](pool, data);
  }
  if (method === "DELETE" && answer.status === 204) {
    const id = decodeURIComponent(request.url.split("?")[0]?.split("/").at(-1) ?? "");
    for (const pool of [world.acme, world.globex]) pool.remove(id);
  }
  if (answer.status === 200 && /generate-url|install-url/.test(route)) {
    session.states.push(new URL(dataOf(answer).url ?? "").searchParams.get("state") ?? "");
    if (session.states.length > 20) session.states.shift();
  }
  if (route === "POST /api/v1/auth/logout" && answer.status === 204) await renewSession(server, session);
}
