import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { AppToaster } from "../components/layout/app-toaster.tsx";
import { AutoClose } from "../components/layout/auto-close.tsx";
import { TooltipProvider } from "../components/ui/tooltip.tsx";
import { watchScrolling } from "../lib/scroll-bars.ts";

function Root() {
  useEffect(watchScrolling, []);
  return (
    <TooltipProvider delayDuration={700} skipDelayDuration={300}>
      <AutoClose />
      <Outlet />
      <AppToaster />
    </TooltipProvider>
  );
}

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });
