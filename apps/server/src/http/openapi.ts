import type { Readable } from "node:stream";
import fastifySwagger from "@fastify/swagger";
import {
  AgentEvent,
  ApiToken,
  Commit,
  Evidence,
  FixItem,
  Integration,
  Issue,
  IssueDetails,
  IssueListItem,
  LiveEvent,
  Organization,
  Problem,
  Project,
  ProjectSettings,
  PullRequest,
  RawData,
  Repository,
  StatusResult,
  Task,
  TestResults,
  User,
} from "@fixpoint/contracts";
import type { FastifyInstance, RouteOptions } from "fastify";
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from "fastify-type-provider-zod";
import { z } from "zod";
import { VERSION } from "../version.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Every route of this server, as it was registered. */
    routeTable: { method: string; url: string; response: Record<string, unknown> }[];
  }
}

/** Entities that many answers share: they become components under their own names. */
const NAMED = {
  AgentEvent,
  ApiToken,
  Commit,
  Evidence,
  FixItem,
  Integration,
  Issue,
  IssueDetails,
  IssueListItem,
  LiveEvent,
  Organization,
  Problem,
  Project,
  ProjectSettings,
  PullRequest,
  RawData,
  Repository,
  StatusResult,
  Task,
  TestResults,
  User,
};

function namedSchemas() {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema as z.ZodType, { id });
  return registry;
}

/** The noun that a path is about, for grouping. */
function tagOf(url: string): string {
  const path = url.replace(/^\/(api\/v1\/)?/, "").replace(/^organizations\/:orgId\//, "");
  const words = path.split("/").filter((part) => part !== "" && !part.startsWith(":") && part !== "*");
  if (words[0] === "projects" && words[1]) return ["issues", "settings", "models"].includes(words[1]) ? words[1] : "projects";
  if (words[0] === "app") return "events";
  if (["public-settings", "openapi.json", "reference", "beta-requests", "healthz", "hooks"].includes(words[0] ?? ""))
    return "public";
  return words[0] ?? "other";
}

/** Browsers are sent to these: who asks for HTML gets the problem as a page. */
const PROBLEM_PAGE = {
  description: "A problem",
  content: { "application/json": { schema: Problem }, "text/html": { schema: z.string() } },
};

/** Each call of the API can fail, and fails in one shape. */
function describeRoute(route: RouteOptions): void {
  if (route.schema ? route.schema.hide : !route.url.startsWith("/api/v1/")) return;
  const response = { ...(route.schema?.response as object | undefined), default: route.config?.isPage ? PROBLEM_PAGE : Problem };
  route.schema = { tags: [tagOf(route.url)], ...route.schema, response };
}

interface ApiDescription {
  paths?: object;
  components?: { schemas?: Record<string, object> };
}

/** The transform writes each entity twice, as it goes in and as it comes out; most are only used the one way. */
function withoutUnused(document: ApiDescription): ApiDescription {
  const all = document.components?.schemas ?? {};
  const used = new Map<string, object>();
  function follow(part: object | undefined): void {
    for (const [, name = ""] of JSON.stringify(part ?? {}).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const schema = all[name];
      if (!schema || used.has(name)) continue;
      used.set(name, schema);
      follow(schema);
    }
  }
  follow(document.paths);
  const schemas = Object.fromEntries([...used].sort(([one], [other]) => one.localeCompare(other)));
  return { ...document, components: { ...document.components, schemas } };
}

/** Collects the routes and describes them. Register before the first route. */
export async function installOpenApi(app: FastifyInstance, productName: string): Promise<void> {
  const routeTable: FastifyInstance["routeTable"] = [];
  app.decorate("routeTable", routeTable);
  app.addHook("onRoute", (route) => {
    describeRoute(route);
    const response = (route.schema?.response ?? {}) as Record<string, unknown>;
    for (const method of [route.method].flat()) routeTable.push({ method, url: route.url, response });
  });
  const schemaRegistry = namedSchemas();
  const addSchemas = createJsonSchemaTransformObject({ schemaRegistry });
  await app.register(fastifySwagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: productName, version: VERSION },
      components: {
        securitySchemes: {
          session: { type: "apiKey", in: "cookie", name: "fixpoint_session" },
          token: { type: "http", scheme: "bearer", description: "An API token: fxp_…" },
        },
      },
      security: [{ session: [] }, { token: [] }],
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: (source) => withoutUnused(addSchemas(source) as ApiDescription) as ReturnType<typeof addSchemas>,
  });
}

/** For routes that are answered without a session. */
export const PUBLIC = { security: [] };
/** An answer without a body. */
export const NOTHING = z.null().describe("Nothing");

/** An answer that is no JSON. */
export function fileAnswer(type: string, description: string) {
  // A stream is described as what it carries: text.
  const schema = z.string() as z.ZodType as z.ZodType<string | Readable>;
  return { description, content: { [type]: { schema } } };
}
