import { expect, test, vi } from "vitest";
import { eventsPath } from "./event-stream.ts";
import { integrationsPath } from "./integrations.ts";
import { issuesPath } from "./issues.ts";
import { usersPath } from "./members.ts";
import { modelsPath } from "./models.ts";
import { requireIds } from "./preconditions.ts";
import { createQueryClient } from "./query-client.ts";
import { projectsQuery } from "./session.ts";

test.each([
  ["users", () => usersPath(""), "Organization ID is not set"],
  ["integrations", () => integrationsPath(""), "Organization ID is not set"],
  ["models", () => modelsPath("", null), "Organization ID is not set"],
  ["bugs of no organization", () => issuesPath("", "p1"), "Organization ID or project ID is not set"],
  ["bugs of no project", () => issuesPath("o1", ""), "Organization ID or project ID is not set"],
  ["settings", () => requireIds("projectSettings", "o1", ""), "Organization ID or Project ID is not set"],
  ["live events", () => eventsPath(""), "No organization id found"],
  ["commits", () => requireIds("project", ""), "Project ID not found"],
])("%s: no call is made before it is known where", (_, call, message) => {
  expect(call).toThrow(message);
});

test("with all ids there is an address", () => {
  expect(issuesPath("o1", "p1")).toBe("/api/v1/organizations/o1/projects/p1/issues");
});

test("a query without its organization fails at once, without a call and without another try", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  const client = createQueryClient({ here: () => "/", toSignIn: () => {}, toServerError: () => {} });

  await expect(client.fetchQuery({ ...projectsQuery(""), retryDelay: 0 })).rejects.toThrow("Organization ID is not set");

  expect(fetched).not.toHaveBeenCalled();
});
