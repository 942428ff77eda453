// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { detailsQuery, eventsQuery } from "../lib/issue-details.ts";
import { issuesQuery } from "../lib/issues.ts";
import { createQueryClient } from "../lib/query-client.ts";
import { organizationsQuery, projectsQuery, userQuery } from "../lib/session.ts";
import { projectRow } from "../testing/factories.ts";
import { fakeApi } from "../testing/fake-api.ts";

/** No module: it is inlined into the page as it is. */
const SCRIPT = "./ask.ts";
const BUG = "0198";
const SHOP = projectRow();

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  globalThis.earlyAnswers = undefined;
  history.replaceState(null, "", "/");
});

/** Runs the script as the page at `path` does. */
async function open(path: string): Promise<string[]> {
  history.replaceState(null, "", path);
  const { calls } = fakeApi({
    "GET /api/v1/organizations": () => [{ id: "org-1", name: "Acme", slug: "acme" }],
    "GET /api/v1/organizations/org-1/projects": () => [SHOP],
  });
  await import(SCRIPT);
  for (let before = -1; before < calls.length; await new Promise((resolve) => setTimeout(resolve, 5))) before = calls.length;
  return [...(globalThis.earlyAnswers?.keys() ?? [])];
}

test("a bug's page finds every answer that it begins with, and asks nothing twice", async () => {
  const asked = await open(`/acme/shop/bugs/${BUG}`);

  const { calls } = fakeApi({});
  const client = createQueryClient({ here: () => "/", toSignIn: () => {}, toServerError: () => {} });
  const queries = [
    userQuery,
    organizationsQuery,
    projectsQuery("org-1"),
    detailsQuery("org-1", SHOP.id, BUG),
    eventsQuery("org-1", SHOP.id, BUG),
    issuesQuery("org-1", SHOP.id),
  ];
  expect(asked).toHaveLength(queries.length);
  await Promise.all(queries.map((query) => client.prefetchQuery({ ...query, retry: false } as typeof userQuery)));
  expect(globalThis.earlyAnswers?.size).toBe(0);
  // Refusals of the stand-in are answers too: whatever is asked now was not asked ahead.
  expect(calls).toEqual([]);
});

test.each([
  ["/acme/shop/bugs", ["/api/v1/organizations/org-1/projects/project-1/issues"]],
  ["/acme", []],
  ["/settings", []],
])("%s asks who it is, what there is, and %j", async (path, more) => {
  const asked = await open(path);

  expect(asked.filter((url) => !/user-info$|organizations$|includeLatestCommit=true$/.test(url))).toEqual(more);
  expect(asked).toContain("/api/v1/auth/user-info");
});

test("a public page asks nothing", async () => {
  expect(await open("/sign-in")).toEqual([]);
});

test("of the scripts those of the address are loaded", async () => {
  const list = Object.assign(document.createElement("script"), { type: "application/json", id: "chunks" });
  list.textContent = JSON.stringify([
    { path: "^/", files: ["/assets/shell.js"] },
    { path: "^/[^/]+/[^/]+/bugs/?$", files: ["/assets/list.js"] },
    { path: "^/[^/]+/[^/]+/bugs/[^/]+/?$", files: ["/assets/bug.js"] },
  ]);
  document.head.append(list);

  await open("/acme/shop/bugs");

  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/assets/shell.js", "/assets/list.js"]);
});
