import type { Client } from "openapi-fetch";
import { createApi } from "../http/api.ts";
import type { VendorAccess } from "../types/access.ts";
import type { paths } from "./api.gen.ts";
import { authorizationOf, NAME } from "./auth.ts";

const API_URL = "https://api.bitbucket.org/2.0";

export function createClient({ credentials, baseUrl, fetch }: VendorAccess): Client<paths> {
  const headers = { authorization: authorizationOf(credentials) };
  return createApi<paths>({ name: NAME, baseUrl: baseUrl ?? API_URL, headers, fetch });
}
