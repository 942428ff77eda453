import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { vi } from "vitest";
import { TooltipProvider } from "../components/ui/tooltip.tsx";
import { parseSearch, stringifySearch } from "../lib/search-params.ts";

/** Shows a part of the application as it is shown inside it: with queries, a router at `path`, and tooltips. */
export async function renderApp(ui: ReactElement, path = "/") {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal("scrollTo", () => {});
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const root = createRootRoute({ component: Outlet });
  const page = () => ui;
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: "/$orgSlug", component: page }),
      createRoute({ getParentRoute: () => root, path: "/$orgSlug/$projectSlug/$", component: page }),
      createRoute({ getParentRoute: () => root, path: "/settings/$", component: page }),
      createRoute({ getParentRoute: () => root, path: "/", component: page }),
    ]),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
    stringifySearch,
  });
  await router.load();
  const view = render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <RouterProvider router={router as never} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return { ...view, client, router };
}
