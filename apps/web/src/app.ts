import { createRouter } from "@tanstack/react-router";
import { NotFoundPage, UnexpectedPage } from "./components/layout/error-pages.tsx";
import { createQueryClient } from "./lib/query-client.ts";
import { parseSearch, stringifySearch } from "./lib/search-params.ts";
import { routeTree } from "./routeTree.gen.ts";

export function createApp() {
  const queryClient = createQueryClient({
    here: () => router.state.location.href,
    toSignIn: (redirect) => void router.navigate({ to: "/sign-in", search: { redirect } }),
    toServerError: () => void router.navigate({ to: "/500" }),
  });
  const router = createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    scrollRestoration: true,
    scrollToTopSelectors: ["#content"],
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: UnexpectedPage,
  });
  return { router, queryClient };
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createApp>["router"];
  }
}
