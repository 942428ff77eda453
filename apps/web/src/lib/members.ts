import { User } from "@fixpoint/contracts";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { call } from "./api-client.ts";
import { requireIds } from "./preconditions.ts";
import { keys } from "./query-keys.ts";

export function usersPath(orgId: string): string {
  requireIds("organization", orgId);
  return `/api/v1/organizations/${orgId}/users`;
}

/** Members of an organization. */
export function membersQuery(orgId: string) {
  return queryOptions({
    queryKey: keys.users(orgId),
    queryFn: ({ signal }) => call(z.array(User), "GET", usersPath(orgId), { signal }),
  });
}
