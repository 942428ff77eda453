import type { Client } from "openapi-fetch";
import { createApi } from "../http/api.ts";
import { readAnswer } from "../http/answer.ts";
import type { VendorAccess } from "../types/access.ts";
import type { paths } from "./api.gen.ts";
import { readByCursor } from "./pages.ts";
import { Organizations, type Organization } from "./schema.ts";

export const NAME = "Sentry";
const CLOUD_URL = "https://sentry.io";
const CLOUD_HOST = /^(?:[\w-]+\.)?sentry\.io$/;

export type Api = Client<paths>;

export interface SentryClient {
  /** For what lies in no organization. */
  root: Api;
  /** Of the pages, without a slash at its end. */
  url: string;
  /** Where an organization's data are: on the vendor's own cloud each is in one of several regions. */
  apiOf(organization: string): Promise<Api>;
}

export function organizations(api: Api): AsyncGenerator<Organization[]> {
  return readByCursor(async (cursor) => {
    const { data, response } = await api.GET("/api/0/organizations/", { params: { query: { cursor } } });
    return { items: readAnswer(NAME, Organizations, data), response };
  });
}

/** Nobody's answer sends the token out of the vendor's cloud. */
export function isCloudUrl(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" && CLOUD_HOST.test(hostname);
}

export function createClient({ credentials, baseUrl, fetch }: VendorAccess): SentryClient {
  const url = baseUrl ?? CLOUD_URL;
  const headers = { authorization: `Bearer ${credentials.accessToken}` };
  const apiAt = (address: string) => createApi<paths>({ name: NAME, baseUrl: address, headers, fetch });
  const root = apiAt(url);
  const regions = new Map<string, string>();

  async function readRegions(): Promise<void> {
    for await (const page of organizations(root))
      for (const { slug, links } of page) if (links && isCloudUrl(links.regionUrl)) regions.set(slug, links.regionUrl);
  }

  return {
    root,
    url,
    async apiOf(organization) {
      if (!isCloudUrl(url)) return root;
      if (!regions.has(organization)) await readRegions();
      const region = regions.get(organization);
      return region === undefined ? root : apiAt(region);
    },
  };
}
