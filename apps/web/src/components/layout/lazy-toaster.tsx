import { useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";

const AppToaster = lazy(() => import("./app-toaster.tsx"));

/** The toaster, from the first page on that has something to tell. The sign-in page has not, and is there without it (9 kB). */
export function LazyToaster() {
  const quiet = useRouterState({ select: ({ matches }) => matches.every(({ routeId }) => QUIET.has(routeId)) });
  const [wanted, setWanted] = useState(!quiet);
  useEffect(() => {
    if (!quiet) setWanted(true);
  }, [quiet]);
  return wanted ? (
    <Suspense>
      <AppToaster />
    </Suspense>
  ) : null;
}

const QUIET: ReadonlySet<string> = new Set(["__root__", "/sign-in"]);
