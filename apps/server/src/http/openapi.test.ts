import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBrowser, startTestServer, type TestServer } from "../testing/test-server.ts";

interface Operation {
  summary?: string;
  parameters?: { name: string; in: string; schema?: object }[];
  requestBody?: { content: Record<string, { schema?: object }> };
  responses: Record<string, { description?: string; content?: Record<string, { schema?: object }> }>;
}

let server: TestServer;
// oxlint-disable-next-line typescript/no-explicit-any -- a document of any shape
let document: any;

beforeAll(async () => {
  server = await startTestServer({ FIXPOINT_ROLE: "web" });
  document = (await createBrowser(server.url).json("GET", "/api/v1/openapi.json")).body;
});
afterAll(async () => {
  await server.stop();
});

function operations(): [string, Operation][] {
  return Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method.toUpperCase()} ${path}`, operation]),
  );
}

/** Browsers are sent to these, so a failure may be a page. */
const PAGES = new Set(["GET /api/v1/auth/{provider}", "GET /api/v1/auth/callback", "GET /api/v1/integrations/callback"]);
const HTML = { "text/html": { schema: { type: "string" } } };

function asTemplate(url: string): string {
  return url.replaceAll(/:(\w+)/g, "{$1}").replace("*", "{*}");
}

describe("the description of the API", () => {
  it("has every route of /api/v1", () => {
    const described = new Set(operations().map(([name]) => name));
    const routes = server.app.routeTable
      .filter(({ method, url }) => url.startsWith("/api/v1/") && method !== "HEAD")
      .map(({ method, url }) => `${method} ${asTemplate(url)}`);

    expect(routes.filter((name) => !described.has(name))).toEqual([]);
    expect(routes.length).toBeGreaterThan(35);
  });

  it("gives each call a summary, a success and the shape of a failure", () => {
    for (const [name, { summary, responses }] of operations()) {
      const successes = Object.keys(responses).filter((status) => /^[23]\d\d$/.test(status));
      const withBody = successes.filter((status) => status !== "204" && !status.startsWith("3"));

      expect([name, summary?.length ?? 0]).not.toEqual([name, 0]);
      expect([name, successes.length]).not.toEqual([name, 0]);
      for (const status of withBody)
        expect([name, Object.values(responses[status]?.content ?? {})[0]?.schema]).not.toEqual([name, undefined]);
      expect([name, responses["default"]?.content]).toEqual([
        name,
        { "application/json": { schema: { $ref: "#/components/schemas/Problem" } }, ...(PAGES.has(name) ? HTML : {}) },
      ]);
    }
  });

  it("names each parameter of a path and has no reference that leads nowhere", () => {
    for (const [name, { parameters = [] }] of operations()) {
      const named = [...name.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]);

      expect([name, parameters.filter((one) => one.in === "path").map((one) => one.name)]).toEqual([name, named]);
    }
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      (match) => match[1] ?? "",
    );
    expect(references.filter((one) => !(one in document.components.schemas))).toEqual([]);
  });
});

describe("the reference page", () => {
  it("shows every call, runs no script and escapes what it shows", async () => {
    const page = await createBrowser(server.url).request("/api/v1/reference");
    const html = await page.text();

    expect(page.headers.get("content-type")).toContain("text/html");
    for (const [name] of operations()) expect(html).toContain(name.replace(/^\w+ /, ""));
    expect(html).not.toMatch(/<script|https?:\/\/(?!127\.0\.0\.1)|\son\w+=/);
    expect(html).toContain("Problem");
  });
});
