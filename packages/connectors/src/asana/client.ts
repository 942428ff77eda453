import type { Client } from "openapi-fetch";
import { createApi } from "../http/api.ts";
import type { VendorAccess } from "../types/access.ts";
import type { paths } from "./api.gen.ts";

export const NAME = "Asana";
const API_URL = "https://app.asana.com/api/1.0";

export function createClient({ credentials, baseUrl, fetch }: VendorAccess): Client<paths> {
  return createApi<paths>({
    name: NAME,
    baseUrl: baseUrl ?? API_URL,
    headers: { authorization: `Bearer ${credentials.accessToken}`, accept: "application/json" },
    fetch,
    // Its lists of fields are in one piece, with commas.
    querySerializer: { array: { style: "form", explode: false } },
  });
}
