import {
  BetaRequest,
  InternalSlackMapping,
  Organization,
  type CreateOrganizationBody,
  type InternalSlackMappingBody,
} from "@fixpoint/contracts";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { call } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";

const SLACK = "/api/v1/internal/slack/channel-mappings";
const Mappings = z.array(InternalSlackMapping);

export const slackMappingsQuery = queryOptions({
  queryKey: keys.slackMappings,
  queryFn: ({ signal }) => call(Mappings, "GET", SLACK, { signal }),
});

/** Answers all mappings as they are then. */
export function saveSlackChannel(body: z.infer<typeof InternalSlackMappingBody>): Promise<InternalSlackMapping[]> {
  return call(Mappings, "PUT", SLACK, { body });
}

export const betaRequestsQuery = queryOptions({
  queryKey: keys.betaRequests,
  queryFn: ({ signal }) => call(z.array(BetaRequest), "GET", "/api/v1/internal/beta-requests", { signal }),
});

/** Settles the beta request of that address with it. */
export function createOrganization(body: CreateOrganizationBody): Promise<Organization> {
  return call(Organization, "POST", "/api/v1/internal/organizations", { body });
}
