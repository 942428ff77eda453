import type { Client } from "openapi-fetch";
import { createApi } from "../http/api.ts";
import type { VendorAccess } from "../types/access.ts";
import type { paths } from "./api.gen.ts";

export const NAME = "GitLab";
export type GitlabApi = Client<paths>;

/** Of the instance, not of its API: the paths hold /api/v4. */
export function instanceOf({ baseUrl }: VendorAccess): string {
  return baseUrl ?? "https://gitlab.com";
}

/** A Bearer header takes OAuth, personal, project and group tokens alike. */
export function createClient(access: VendorAccess): GitlabApi {
  const headers = { authorization: `Bearer ${access.credentials.accessToken}` };
  return createApi<paths>({ name: NAME, baseUrl: instanceOf(access), headers, fetch: access.fetch });
}
