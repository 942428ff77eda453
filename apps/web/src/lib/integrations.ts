import { Integration } from "@fixpoint/contracts";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { call } from "./api-client.ts";
import { requireIds } from "./preconditions.ts";
import { keys } from "./query-keys.ts";

export function integrationsPath(orgId: string): string {
  requireIds("organization", orgId);
  return `/api/v1/organizations/${orgId}/integrations`;
}

/** Every provider; one that is not connected has an empty id. */
export function integrationsQuery(orgId: string) {
  return queryOptions({
    queryKey: keys.integrations(orgId),
    queryFn: ({ signal }) => call(z.array(Integration), "GET", integrationsPath(orgId), { signal }),
  });
}
