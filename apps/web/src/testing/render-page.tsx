import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { TooltipProvider } from "../components/ui/tooltip.tsx";
import { parseSearch, stringifySearch } from "../lib/search-params.ts";

/** Renders a page at an address, with calls that are not retried. */
export async function renderPage(page: () => ReactElement, address = "/") {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const history = createMemoryHistory({ initialEntries: [address] });
  // Every address is this page: links are looked at, not followed.
  const rootRoute = createRootRoute({ component: page, notFoundComponent: () => null });
  const router = createRouter({ routeTree: rootRoute, history, parseSearch, stringifySearch });
  await router.load();
  const view = render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <RouterProvider router={router as never} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return { ...view, client, history };
}

/** jsdom has none: a wide screen without touch, and motion wanted. */
export function stubMatchMedia(matching: readonly string[] = []): void {
  Object.defineProperty(globalThis, "matchMedia", {
    configurable: true,
    writable: true,
    value: (query: string) => ({
      matches: matching.includes(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}
