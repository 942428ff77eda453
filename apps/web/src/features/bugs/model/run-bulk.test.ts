// @vitest-environment jsdom
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { toast } from "sonner";
import { afterEach, expect, test, vi } from "vitest";
import { issuesQuery } from "../../../lib/issues.ts";
import { issueRow } from "../../../testing/factories.ts";
import { fakeApi, Refusal } from "../../../testing/fake-api.ts";
import { runBulk } from "./run-bulk.ts";

const ISSUES = "/api/v1/organizations/org-1/projects/project-1/issues";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function listening(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(issuesQuery("org-1", "project-1").queryKey, []);
  new QueryObserver(client, { ...issuesQuery("org-1", "project-1"), staleTime: Infinity }).subscribe(() => {});
  return client;
}

test("four at a time; what failed comes back, the list is loaded once, and Undo takes the rest back", async () => {
  const issues = Array.from({ length: 9 }, () => issueRow());
  const bad = issues[5];
  let running = 0;
  let most = 0;
  const answers: Parameters<typeof fakeApi>[0] = Object.fromEntries(
    issues.flatMap((issue) => [
      [
        `POST ${ISSUES}/${issue.id}/archive`,
        async (): Promise<undefined> => {
          running += 1;
          most = Math.max(most, running);
          await Promise.resolve();
          await new Promise((resolve) => setTimeout(resolve, 0));
          running -= 1;
          if (issue === bad) throw new Refusal(409, "It is being processed");
        },
      ],
      [`POST ${ISSUES}/${issue.id}/unarchive`, (): undefined => undefined],
    ]),
  );
  const api = fakeApi({ ...answers, [`GET ${ISSUES}`]: (): unknown => [] });
  const error = vi.spyOn(toast, "error");

  const failed = await runBulk({ client: listening(), act: "archive", issues });

  expect(most).toBe(4);
  expect(failed).toEqual([bad]);
  expect(api.calls.filter((call) => call.method === "GET")).toHaveLength(1);
  const [message, options] = error.mock.calls[0] ?? [];
  expect(message).toBe("Failed to archive bug: 1 of 9 bugs");
  expect(options?.description).toContain("It is being processed");

  const undo = options?.action as { onClick: (event: unknown) => void } | undefined;
  undo?.onClick(null);
  await vi.waitFor(() => expect(api.calls.filter((call) => call.path.endsWith("/unarchive"))).toHaveLength(8));
  expect(api.calls.some((call) => call.path === `${ISSUES}/${bad?.id}/unarchive`)).toBe(false);
  expect(api.unexpected).toEqual([]);
});

test("one bug is told of by its own message, as the change message says it", async () => {
  const issue = issueRow({ key: "SHOP-77", title: "Crash in `total`" });
  const api = fakeApi({ [`POST ${ISSUES}/${issue.id}/recompute`]: () => undefined, [`GET ${ISSUES}`]: (): unknown => [] });
  const loading = vi.spyOn(toast, "loading");

  await runBulk({ client: listening(), act: "recompute", issues: [issue] });

  expect(loading).not.toHaveBeenCalled();
  expect(api.calls[0]).toMatchObject({ body: { force: true } });
  expect(toast.getHistory().at(-1)).toMatchObject({ title: "Bug processing started", description: "SHOP-77 · Crash in total" });
});
