import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { AppToaster } from "../components/layout/app-toaster.tsx";
import { AutoClose } from "../components/layout/auto-close.tsx";
import { TooltipProvider } from "../components/ui/tooltip.tsx";

function Root() {
  return (
    <TooltipProvider delayDuration={700} skipDelayDuration={300}>
      <AutoClose />
      <Outlet />
      <AppToaster />
    </TooltipProvider>
  );
}

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });
