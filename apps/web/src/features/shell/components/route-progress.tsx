import { useRouterState } from "@tanstack/react-router";

/** A thin bar while a page is loading; it appears after 150 ms. */
export function RouteProgress() {
  const busy = useRouterState({ select: (state) => state.status === "pending" });
  if (!busy) return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="fixed inset-x-0 top-0 z-50 h-0.5 animate-[fade_200ms_150ms_ease-out_both] overflow-hidden"
    >
      <div className="h-full w-full origin-left animate-[wipe_4s_ease-out_both] bg-primary" />
    </div>
  );
}
