import { useQueryClient } from "@tanstack/react-query";
import { LoaderCircle, WifiOff } from "lucide-react";
import { useEffect } from "react";
import { useConnection } from "../../../lib/connection.ts";
import { useProject } from "../../../lib/session.ts";
import { useNow } from "../../../lib/use-now.ts";

const QUIET_MS = 10_000;
const POLL_MS = 30_000;

/** Shown only when needed: the project is locked, or live updates have been away for 10 s. */
export function Banners() {
  const project = useProject();
  const { lostAt, retryNow } = useConnection();
  const client = useQueryClient();
  const now = useNow(1000, lostAt !== null);
  const away = lostAt !== null && now - lostAt > QUIET_MS;

  useEffect(() => {
    if (!away) return;
    const timer = setInterval(() => void client.invalidateQueries(), POLL_MS);
    return () => clearInterval(timer);
  }, [away, client]);

  return (
    <>
      {project?.isLocked && (
        <p role="status" className="flex h-9 shrink-0 items-center gap-2 border-b bg-info-bg px-4 text-label text-info">
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
          Base commit update is in progress
        </p>
      )}
      {away && (
        <div
          role="status"
          className="flex min-h-9 shrink-0 flex-wrap items-center gap-2 border-b bg-warn-bg px-4 py-1 text-label text-warn"
        >
          <WifiOff aria-hidden className="size-4" />
          Live updates paused, reconnecting. Data refreshes every 30 s.
          <button type="button" className="font-semibold underline underline-offset-2" onClick={retryNow}>
            Retry now
          </button>
        </div>
      )}
    </>
  );
}
