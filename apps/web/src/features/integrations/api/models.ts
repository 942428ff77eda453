import { ModelSettings, type ModelSettingsBody } from "@fixpoint/contracts";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { call } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";

const View = ModelSettings.extend({ hasApiKey: z.boolean(), isInherited: z.boolean() });
export type OrganizationModel = z.infer<typeof View>;

function path(orgId: string): string {
  return `/api/v1/organizations/${orgId}/models`;
}

/** The organization's model, which projects without settings of their own have. The key itself is never sent. */
export function organizationModelQuery(orgId: string) {
  return queryOptions({
    queryKey: keys.models(orgId, null),
    queryFn: ({ signal }) => call(View, "GET", path(orgId), { signal }),
  });
}

export function saveOrganizationModel(orgId: string, body: ModelSettingsBody): Promise<OrganizationModel> {
  return call(View, "PUT", path(orgId), { body });
}
