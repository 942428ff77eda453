// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { DEMO_BUG_ID } from "./demo-bug.ts";
import { resetFeatureFlags, setFeatureFlags } from "./feature-flags.ts";
import { fakeApi } from "../testing/fake-api.ts";
import { detailsQuery, eventsQuery } from "./issue-details.ts";

afterEach(() => {
  resetFeatureFlags();
  vi.unstubAllGlobals();
});

test("the demo bug is served in the browser while its flag is on, and is unknown otherwise", async () => {
  const api = fakeApi({});
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  setFeatureFlags({ showGoldenBoyBug: true });

  const details = await client.fetchQuery(detailsQuery("org-1", "project-1", DEMO_BUG_ID));
  await client.fetchQuery(eventsQuery("org-1", "project-1", DEMO_BUG_ID));

  expect(details.key).toBe("DEMO-1");
  expect(api.calls).toEqual([]);
  resetFeatureFlags();
  await expect(client.fetchQuery({ ...detailsQuery("org-1", "project-1", DEMO_BUG_ID), staleTime: 0 })).rejects.toMatchObject({
    status: 404,
  });
});
