import createClient, { type Client, type ClientOptions } from "openapi-fetch";
import { refusedBy } from "./answer.ts";
import { VendorError, type VendorErrorCode } from "./vendor-error.ts";
import type { VendorFetch } from "./vendor-fetch.ts";

/** A sign-in page or a proxy's, where an API was expected. */
function isPage(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("text/html") ?? false;
}

/** A token with signs that no header can hold is none. */
function refuseUnsendable(name: string, headers: Record<string, string>): void {
  try {
    new Headers(headers);
  } catch (cause) {
    throw new VendorError("access_revoked", `${name} cannot be sent such a token`, { cause });
  }
}

/**
 * Calls typed by a vendor's own description, through our fetch. Throws VendorError for every answer that is no success;
 * read what comes back with `readAnswer`, since the types are the vendor's promise and not a check.
 */
export function createApi<Paths extends object>(options: {
  /** For people, e.g. "GitLab". */
  name: string;
  baseUrl: string;
  headers: Record<string, string>;
  fetch: VendorFetch;
  /** Where a vendor writes lists into a query in another manner than `a=1&a=2`. */
  querySerializer?: ClientOptions["querySerializer"];
  /** For vendors whose status does not tell what they mean; the answer is a copy to read. null: as its status says. */
  refusal?(answer: Response): Promise<VendorErrorCode | null>;
}): Client<Paths> {
  const { baseUrl, headers, fetch, querySerializer } = options;
  refuseUnsendable(options.name, headers);
  const client = createClient<Paths>({ baseUrl, headers, fetch, ...(querySerializer ? { querySerializer } : {}) });
  client.use({
    async onResponse({ response }) {
      const code = await options.refusal?.(response.clone());
      if (code) throw refusedBy(options.name, response.status, { code });
      if (!response.ok) throw refusedBy(options.name, response.status);
      if (isPage(response)) throw refusedBy(options.name, response.status, { code: "unreadable_answer" });
    },
  });
  return client;
}
