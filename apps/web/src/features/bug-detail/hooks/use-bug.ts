import type { IssueDetails } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useConnection } from "../../../lib/connection.ts";
import { detailsQuery, eventsQuery } from "../../../lib/issue-details.ts";
import { foldTimeline } from "../model/timeline.ts";

const POLL_MS = 3000;

export function isOver(details: IssueDetails | undefined): boolean {
  return details?.agentProcessingStatus === "done";
}

/** A bug with its run. Live events keep both true; only while the connection is away they are asked for every 3 s. */
export function useBug(orgId: string, projectId: string, bugId: string) {
  const live = useConnection().state === "connected";
  const details = useQuery({
    ...detailsQuery(orgId, projectId, bugId),
    refetchInterval: (query) => (!live && query.state.data && !isOver(query.state.data) ? POLL_MS : false),
  });
  const over = isOver(details.data);
  const events = useQuery({
    ...eventsQuery(orgId, projectId, bugId),
    refetchInterval: !live && !over && details.data ? POLL_MS : false,
  });
  const timeline = useMemo(() => foldTimeline(events.data ?? [], over), [events.data, over]);
  return { details, events, timeline, over };
}
