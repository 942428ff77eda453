import { useQuery } from "@tanstack/react-query";
import { PageHeading } from "../../../components/layout/page-heading.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { notificationChannelsQuery } from "../../../lib/notification-preferences.ts";
import { failureText } from "../../../lib/api-client.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { usePreferences } from "../hooks/use-preferences.ts";
import { PRESETS, presetOf, withPreset } from "../model/presets.ts";
import { Digest } from "./digest.tsx";
import { Matrix } from "./matrix.tsx";
import { MutedProjects } from "./muted-projects.tsx";
import { QuietHours } from "./quiet-hours.tsx";

export function NotificationsPage() {
  const { query, change } = usePreferences();
  const preferences = query.data;
  const channels = useQuery({ ...notificationChannelsQuery, meta: { guarded: true } }).data;
  useTitle("Notifications");
  return (
    <div className="max-w-[640px]">
      <PageHeading title="Notifications" description="What you are told of, and where" />
      {query.isError && (
        <div className="mt-6">
          <InlineError
            message="Failed to fetch the notifications"
            detail={failureText(query.error, "")}
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
      {query.isPending && <Skeleton className="mt-6 h-96" />}
      {preferences && (
        <>
          <div className="mt-6 flex flex-wrap items-center gap-3">
            <Segmented
              name="Preset"
              // None is on when the choice is one's own.
              value={presetOf(preferences.events) ?? ("" as "nothing")}
              options={PRESETS}
              onChange={(preset) => change({ events: withPreset(preferences.events, preset) })}
            />
          </div>
          <Matrix events={preferences.events} channels={channels} onChange={(events) => change({ events })} />
          <Card className="mt-8 divide-y">
            <Digest value={preferences} isAvailable={channels?.email === null} onChange={change} />
            <QuietHours value={preferences.quietHours} onChange={(quietHours) => change({ quietHours })} />
          </Card>
          <MutedProjects muted={preferences.mutedProjectIds} onChange={(mutedProjectIds) => change({ mutedProjectIds })} />
        </>
      )}
    </div>
  );
}
