import type { TestServer } from "../apps/server/src/testing/test-server.ts";
import type { Operation } from "./api-description.ts";
import type { Pool } from "./pool.ts";
import { isReference, resolveDeep, type Reference } from "./references.ts";
import type { RequestPlan } from "./request-plan.ts";
import type { World } from "./world.ts";

/** As it goes over the wire. */
export interface ConcreteRequest {
  method: string;
  /** With the query. */
  url: string;
  headers: Record<string, string | string[]>;
  body: string | null;
}

/** Of any text, also of text that no encoder takes. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** `usesUp`: deletes what it names, or takes its evidence away. */
function lookUp(server: TestServer, world: World, plan: RequestPlan, usesUp: boolean): (reference: Reference) => string {
  const session = world.sessions[plan.asker];
  const own = session.pools[plan.pick % session.pools.length] ?? world.acme;
  const other = own === world.acme ? world.globex : world.acme;
  // A project and its bug belong together, whichever of them is named.
  function find(pool: Pool, ref: Reference["ref"], isUsedUp: boolean): string | null {
    const issue = pool.issue(plan.pick >>> 1, isUsedUp);
    if (ref === "orgId") return pool.tenant.ids.orgId;
    if (ref === "issueId") return issue?.id ?? null;
    if (ref === "projectId" || ref === "repoId") {
      const namesIssue = "issueId" in plan.path || JSON.stringify(plan.body).includes('"issueId"');
      const project = namesIssue ? issue?.project : pool.project(plan.pick >>> 1, isUsedUp);
      return (ref === "projectId" ? project?.id : project?.repoId) ?? null;
    }
    if (ref === "sha") return pool.tenant.sha;
    if (ref === "repository") return server.repository;
    if (ref === "branch") return "main";
    if (ref === "artifact") return "outputs/test.txt";
    if (ref === "state") return session.states.pop() ?? null;
    return pool.other(ref, plan.pick >>> 1, isUsedUp);
  }
  return ({ ref, whose }) => {
    const found = whose === "nobody" ? null : find(whose === "own" ? own : other, ref, usesUp && whose === "own");
    return found ?? "missing";
  };
}

function writeBody(body: RequestPlan["body"], resolve: (reference: Reference) => string): string | null {
  if (body === null) return null;
  return body.kind === "raw" ? body.text : (JSON.stringify(resolveDeep(body.value, resolve)) ?? "");
}

export function concreteRequest(server: TestServer, world: World, operation: Operation, plan: RequestPlan): ConcreteRequest {
  const { method } = operation;
  const resolve = lookUp(server, world, plan, method === "DELETE" || operation.path.endsWith("/recompute"));
  const text = (value: unknown) => String(isReference(value) ? resolve(value) : value);
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_all, name: string) => {
    const value = text(plan.path[name]);
    return name === "*" ? value.split("/").map(encode).join("/") : encode(value);
  });
  const pairs = plan.query.map(([name, value]) => `${encode(name)}=${encode(text(value))}`);
  const session = world.sessions[plan.asker];
  const headers: ConcreteRequest["headers"] = { ...session.headers };
  const signIn = path === "/api/v1/auth/callback" && pairs.length === 0 ? world.signIns.pop() : undefined;
  if (signIn) {
    pairs.push(signIn.query);
    headers["cookie"] = signIn.cookie;
  }
  const query = [...pairs, plan.rawQuery].filter((part) => part !== "").join("&");
  const body = writeBody(plan.body, resolve);
  if (plan.body && plan.body.contentType !== "") headers["content-type"] = plan.body.contentType;
  return { method, url: query === "" ? path : `${path}?${query}`, headers: { ...headers, ...plan.headers }, body };
}
