// @vitest-environment jsdom
import type { IssueListItem, Organization } from "@fixpoint/contracts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { issuesQuery } from "../../../lib/issues.ts";
import { keys } from "../../../lib/query-keys.ts";
import { issueDetails, issueRow, projectRow } from "../../../testing/factories.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { useNeighbours } from "./use-neighbours.ts";

const ISSUES = "/api/v1/organizations/org-1/projects/project-1/issues";
const organization: Organization = { id: "org-1", name: "Acme", slug: "acme" };
const project = projectRow();
const [first, second, third] = [3, 2, 1].map((day) => issueRow({ updatedAt: `2026-05-0${day}T10:00:00.000Z` })) as [
  IssueListItem,
  IssueListItem,
  IssueListItem,
];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(bugId: string, list: string | undefined) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(issuesQuery("org-1", "project-1").queryKey, [third, first, second]);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const view = renderHook(({ id }) => useNeighbours(organization, project, id, list), { wrapper, initialProps: { id: bugId } });
  return { ...view, client };
}

/** Queries tell of a change in the next turn. */
async function change(client: QueryClient, issues: IssueListItem[]): Promise<void> {
  await act(async () => {
    client.setQueryData(issuesQuery("org-1", "project-1").queryKey, issues);
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
}

test("what comes before and after follows the order of the list, and the next one is fetched ahead", async () => {
  const api = fakeApi({ [`GET ${ISSUES}/${third.id}/details`]: () => issueDetails({ id: third.id }) });

  const { result, client } = open(second.id, "group=agentic&view=validatedFix");

  expect(result.current).toEqual({ place: 2, total: 3, previous: first.id, next: third.id });
  await waitFor(() => expect(client.getQueryData(keys.issue(third.id))).toBeTruthy());
  expect(api.unexpected).toEqual([]);
});

test("a bug that leaves the list while one reads it keeps its place in it", async () => {
  fakeApi({});
  const { result, client, rerender } = open(second.id, "group=agentic&view=validatedFix");

  await change(client, [third, first, { ...second, isArchived: true }]);
  expect(result.current).toMatchObject({ place: 2, total: 3, next: third.id });

  rerender({ id: third.id });
  expect(result.current).toMatchObject({ place: 3, previous: second.id, next: null });
});

test("a deleted bug is passed over, and a bug of no list has no neighbours", async () => {
  fakeApi({});
  const { result, client } = open(first.id, undefined);

  await change(client, [third, first]);

  expect(result.current.next).toBe(third.id);
  expect(open("elsewhere", undefined).result.current).toMatchObject({ place: 0, previous: null, next: null });
});
