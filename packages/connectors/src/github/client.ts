import { Octokit } from "@octokit/core";
import { RequestError } from "@octokit/request-error";
import type { VendorFetch } from "../http/vendor-fetch.ts";
import { refusedBy } from "../http/answer.ts";
import { isVendorError } from "../http/vendor-error.ts";
import type { VendorAccess } from "../types/access.ts";

export const NAME = "GitHub";
const API_URL = "https://api.github.com";
const API_VERSION = "2026-03-10";

/** Octokit's calls by way of ours, and its errors as ours. Its own retries are not installed. */
function octokitOf(baseUrl: string, fetch: VendorFetch, auth?: string): Octokit {
  const octokit = new Octokit({
    baseUrl,
    ...(auth === undefined ? {} : { auth }),
    userAgent: "fixpoint",
    request: { fetch: (url: string, init?: RequestInit) => fetch(new Request(url, init)) },
    // What goes wrong is thrown; a log of its own would name addresses.
    log: { debug() {}, info() {}, warn() {}, error() {} },
  });
  octokit.hook.before("request", (options) => {
    options.headers["x-github-api-version"] = API_VERSION;
  });
  octokit.hook.error("request", (error) => {
    if (isVendorError(error.cause)) throw error.cause;
    // Without its cause: the error of Octokit holds the whole request.
    if (error instanceof RequestError) throw refusedBy(NAME, error.status);
    throw error;
  });
  return octokit;
}

export function createClient({ credentials, baseUrl, fetch }: VendorAccess): Octokit {
  return octokitOf(baseUrl ?? API_URL, fetch, credentials.accessToken);
}

/** Without credentials of its own: for the app's signed calls. */
export function createAppClient(apiUrl: string, fetch: VendorFetch): Octokit {
  return octokitOf(apiUrl, fetch);
}

/** Of the API, from that of the pages: the vendor's own, a data residency's, or an Enterprise Server's. */
export function apiUrlOf(url: string): string {
  const { protocol, host } = new URL(url);
  if (host === "github.com") return API_URL;
  return host.endsWith(".ghe.com") ? `${protocol}//api.${host}` : `${protocol}//${host}/api/v3`;
}

/** Where people and git find what the API is about; the other way round. */
export function pagesUrlOf(baseUrl: string | null): string {
  if (baseUrl === null || baseUrl === API_URL) return "https://github.com";
  const { protocol, host } = new URL(baseUrl);
  return `${protocol}//${host.endsWith(".ghe.com") ? host.replace(/^api\./, "") : host}`;
}
