import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { AutoClose } from "../components/layout/auto-close.tsx";
import { LazyToaster } from "../components/layout/lazy-toaster.tsx";
import { watchScrolling } from "../lib/scroll-bars.ts";

function Root() {
  useEffect(watchScrolling, []);
  return (
    <>
      <AutoClose />
      <Outlet />
      <LazyToaster />
    </>
  );
}

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });
