import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { AutoClose } from "../components/layout/auto-close.tsx";
import { LazyToaster } from "../components/layout/lazy-toaster.tsx";

function Root() {
  return (
    <>
      <AutoClose />
      <Outlet />
      <LazyToaster />
    </>
  );
}

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });
