import { Usage } from "@fixpoint/contracts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";

export interface Period {
  /** The first and the last day, as UTC dates. */
  from: string;
  to: string;
}

export function usageQuery(orgId: string, period: Period) {
  return queryOptions({
    queryKey: keys.usage(orgId, period.from, period.to),
    queryFn: ({ signal }) => call(Usage, "GET", `/api/v1/organizations/${orgId}/usage`, { query: { ...period }, signal }),
    placeholderData: keepPreviousData,
  });
}
