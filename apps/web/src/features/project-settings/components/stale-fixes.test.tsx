// @vitest-environment jsdom
import type { Revalidation } from "@fixpoint/contracts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { projectRow } from "../../../testing/factories.ts";
import { StaleFixes } from "./stale-fixes.tsx";

const ORGANIZATION = { id: "org-1", name: "Acme", slug: "acme" };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function fix(number: number): Revalidation["fixes"][number] {
  return { issueId: `i${number}`, key: `CALC-${number}`, title: `Bug ${number}`, baseSha: "a".repeat(40) };
}

async function show(fixes: Revalidation["fixes"]) {
  const sent: unknown[] = [];
  const answer = (data: unknown, status = 200) =>
    new Response(JSON.stringify({ data }), { status, headers: { "content-type": "application/json" } });
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit = {}) => {
    if (init.method !== "POST") return answer({ baseSha: "b".repeat(40), fixes });
    sent.push(JSON.parse(String(init.body)));
    return answer({ issueIds: [] }, 202);
  });
  const root = createRootRoute({ component: () => <StaleFixes organization={ORGANIZATION} project={projectRow()} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return { sent };
}

test("says nothing while every fix is proven on the present base", async () => {
  await show([]);

  expect(screen.queryByRole("heading")).toBeNull();
});

test("checks again only when that is confirmed", async () => {
  const { sent } = await show([fix(2), fix(1)]);
  await screen.findByRole("heading", { name: "2 validated fixes proven on an earlier base" });
  expect(screen.getByRole("link", { name: "Bug 2" })).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: "Check again" }));
  const dialog = await screen.findByRole("dialog");
  expect(sent).toEqual([]);
  fireEvent.click(within(dialog).getByRole("button", { name: "Check again" }));

  await waitFor(() => expect(sent).toEqual([{ issueIds: ["i2", "i1"] }]));
});
