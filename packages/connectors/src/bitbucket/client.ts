import type { Client } from "openapi-fetch";
import { createApi } from "../http/api.ts";
import type { VendorAccess } from "../types/access.ts";
import type { paths } from "./api.gen.ts";
import { authorizationOf, NAME } from "./auth.ts";

export type BitbucketApi = Client<paths>;

const API_URL = "https://api.bitbucket.org/2.0";

export function createClient({ credentials, baseUrl, fetch }: VendorAccess): BitbucketApi {
  const headers = { authorization: authorizationOf(credentials) };
  return createApi<paths>({ name: NAME, baseUrl: baseUrl ?? API_URL, headers, fetch });
}

/** Where people and git find what the API is about. */
export function pagesUrlOf(baseUrl: string | null): string {
  return baseUrl === null || baseUrl === API_URL ? "https://bitbucket.org" : new URL(baseUrl).origin;
}
