import type { Client } from "openapi-fetch";
import { readAnswer } from "../http/answer.ts";
import { createApi } from "../http/api.ts";
import { remembered } from "../http/remembered.ts";
import { VendorError } from "../http/vendor-error.ts";
import type { VendorAccess } from "../types/access.ts";
import type { paths } from "./api.gen.ts";
import { Myself, Resources, ServerInfo } from "./schema.ts";

export const NAME = "Jira";
const GATEWAY_URL = "https://api.atlassian.com";
/** Tells Jira's sites from those of other products. */
const READS_ISSUES = "read:jira-work";

/** As `oauth.json` has it: the vendor describes it only in words. */
interface GatewayPaths {
  "/oauth/token/accessible-resources": { get: { responses: { 200: { content: { "application/json": unknown } } } } };
}

interface Site {
  cloudId: string;
  name: string;
  scopes: string[];
}

export interface JiraClient {
  api(): Promise<Client<paths>>;
  /** Sites that the access reaches; null for an API token, which is of one site. */
  sites(): Promise<Site[] | null>;
  /** The one that is read. */
  site(): Promise<Site | null>;
  myself(): Promise<{ displayName: string; timeZone: string }>;
  /** Of the pages that people read, without a slash at its end. */
  pagesUrl(): Promise<string>;
}

/** With a token that is not known, Jira answers as to anybody: lists are empty, and issues are not found. */
async function refusal({ headers }: Response): Promise<"access_revoked" | null> {
  return headers.get("x-seraph-loginreason")?.includes("AUTHENTICATED_FAILED") ? "access_revoked" : null;
}

function apiAt(baseUrl: string, authorization: string, fetch: VendorAccess["fetch"]): Client<paths> {
  return createApi<paths>({ name: NAME, baseUrl, headers: { authorization, accept: "application/json" }, fetch, refusal });
}

/** The site that was chosen, or the only one. */
function chosen(sites: readonly Site[], cloudId: string | undefined): Site {
  const [site, ...others] = cloudId === undefined ? sites : sites.filter((candidate) => candidate.cloudId === cloudId);
  if (site === undefined) throw new VendorError("access_denied", "The access does not reach the Jira site");
  if (others.length === 0) return site;
  const names = [site, ...others].map(({ name }) => name).join(", ");
  throw new VendorError("vendor_refused", `The access reaches several Jira sites, and none was chosen: ${names}`);
}

export function createClient({ credentials, baseUrl, fetch }: VendorAccess): JiraClient {
  const { accessToken, email, cloudId } = credentials;
  const gatewayUrl = baseUrl ?? GATEWAY_URL;

  async function accessible(): Promise<Site[]> {
    const headers = { authorization: `Bearer ${accessToken}`, accept: "application/json" };
    const gateway = createApi<GatewayPaths>({ name: NAME, baseUrl: gatewayUrl, headers, fetch });
    const { data } = await gateway.GET("/oauth/token/accessible-resources");
    const sites = new Map<string, Site>();
    for (const { id, name, scopes } of readAnswer(NAME, Resources, data)) {
      if (!scopes.includes(READS_ISSUES)) continue;
      const held = [...(sites.get(id)?.scopes ?? []), ...scopes];
      sites.set(id, { cloudId: id, name, scopes: [...new Set(held)] });
    }
    return [...sites.values()];
  }

  const sites = remembered(async () => (email === undefined ? accessible() : null));
  const site = async () => {
    const reached = await sites();
    return reached && chosen(reached, cloudId);
  };
  const api = remembered(async () => {
    if (email === undefined) {
      const id = cloudId ?? (await site())?.cloudId;
      return apiAt(`${gatewayUrl}/ex/jira/${id}`, `Bearer ${accessToken}`, fetch);
    }
    if (baseUrl === null) throw new VendorError("vendor_refused", "The address of the Jira site is missing");
    return apiAt(baseUrl, `Basic ${Buffer.from(`${email}:${accessToken}`).toString("base64")}`, fetch);
  });

  return {
    api,
    sites,
    site,
    myself: remembered(async () => {
      const { data } = await (await api()).GET("/rest/api/3/myself");
      return readAnswer(NAME, Myself, data);
    }),
    pagesUrl: remembered(async () => {
      const { data } = await (await api()).GET("/rest/api/3/serverInfo");
      const info = readAnswer(NAME, ServerInfo, data);
      return (info.displayUrl || info.baseUrl).replace(/\/+$/, "");
    }),
  };
}
