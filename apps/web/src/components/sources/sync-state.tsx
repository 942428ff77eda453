import type { MappingSync } from "@fixpoint/contracts";
import { CircleAlert, CircleCheck, Clock, LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { dueTime, plural } from "../../lib/format.ts";
import { useNow } from "../../lib/use-now.ts";
import { Time } from "../ui/time.tsx";

const LOOKS = {
  waiting: { icon: Clock, className: "text-fg-2", iconClassName: "" },
  importing: { icon: LoaderCircle, className: "text-info", iconClassName: "animate-spin" },
  synced: { icon: CircleCheck, className: "text-fg-2", iconClassName: "text-ok" },
  failing: { icon: CircleAlert, className: "text-bad", iconClassName: "" },
} as const;

function Words({ sync, now }: { sync: MappingSync; now: number }): ReactNode {
  const next = dueTime(new Date(sync.nextSyncAt), new Date(now));
  switch (sync.status) {
    case "waiting":
      return `Waiting, read ${next}`;
    case "importing":
      return `Importing, ${plural(sync.imported, "bug")} so far`;
    case "synced":
      return (
        <>
          {plural(sync.imported, "bug")}
          {sync.lastSyncAt && (
            <>
              {", as of "}
              <Time at={sync.lastSyncAt} />
            </>
          )}
        </>
      );
    case "failing":
      return (
        <>
          {sync.error ?? "Reading it failed"}
          <span className="block text-fg-2">Tried again {next}</span>
        </>
      );
  }
}

/** How reading a mapped source stands, in words. */
export function SyncState({ sync }: { sync: MappingSync }) {
  const now = useNow(30_000);
  const { icon: Icon, className, iconClassName } = LOOKS[sync.status];
  return (
    <span data-sync={sync.status} className={`flex items-start gap-1.5 text-meta ${className}`}>
      <Icon aria-hidden className={`mt-px size-3.5 shrink-0 ${iconClassName}`} />
      <span className="min-w-0 tabular wrap-anywhere">
        <Words sync={sync} now={now} />
      </span>
    </span>
  );
}
