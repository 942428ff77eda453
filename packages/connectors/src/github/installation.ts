import { FixpointError } from "@fixpoint/contracts";
import type { Octokit } from "@octokit/core";
import { z } from "zod";
import { readAnswer, refusedBy } from "../http/answer.ts";
import type { VendorFetch } from "../http/vendor-fetch.ts";
import { readPages } from "../paging/read-pages.ts";
import type { OAuthClient, VendorCredentials } from "../types/access.ts";
import { refresh } from "./auth.ts";
import { apiUrlOf, createClient, NAME } from "./client.ts";

const PER_PAGE = 100;

/** A GitHub App of this server: as `refresh` takes it, and its own sign-in. */
export interface GithubAppClient extends OAuthClient {
  clientId: string;
  clientSecret: string;
}

/** Errors come with status 200. */
const UserToken = z.union([z.object({ access_token: z.string().min(1) }), z.object({ error: z.string() })]);
const Installations = z.object({
  installations: z.array(z.object({ id: z.int(), app_id: z.int(), suspended_at: z.string().nullish() })),
});
const Repositories = z.object({
  total_count: z.int(),
  repositories: z.array(
    z.object({ archived: z.boolean().optional(), permissions: z.object({ push: z.boolean().optional() }).optional() }),
  ),
});

function refused(reason: string, hint: string): FixpointError {
  return new FixpointError("installation_refused", reason, { hint });
}

/** A token of the person who was sent back with the code; it is used here and kept nowhere. */
async function userTokenOf({ clientId, clientSecret, url }: GithubAppClient, code: string, fetch: VendorFetch): Promise<string> {
  const response = await fetch(
    new Request(`${url}/login/oauth/access_token`, {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify({ client_id: clientId, client_secret: clientSecret, code }),
    }),
  );
  if (!response.ok) throw refusedBy(NAME, response.status);
  const answer = readAnswer(NAME, UserToken, await response.json().catch(() => null));
  if ("access_token" in answer) return answer.access_token;
  throw refused(`${NAME} did not accept who you are`, "Start again from the integrations page.");
}

/** Ids of installations are counted up, so that naming one proves nothing: GitHub has to show it to the person. */
async function requireSeen(octokit: Octokit, app: GithubAppClient, installationId: string): Promise<void> {
  const pages = readPages(PER_PAGE, async (page) => {
    const { data } = await octokit.request("GET /user/installations", { per_page: PER_PAGE, page });
    return readAnswer(NAME, Installations, data).installations;
  });
  for await (const page of pages) {
    const own = page.find(({ id, app_id }) => String(id) === installationId && String(app_id) === app.id);
    if (own === undefined) continue;
    if (own.suspended_at == null) return;
    throw refused("This installation is suspended", `Unsuspend the app at ${NAME}, then connect again.`);
  }
  throw refused("This installation is not yours", `Install the app from an account that you belong to at ${NAME}.`);
}

/**
 * Who may read one repository sees the whole installation. The access that is handed over may write to all of them, so
 * only who may do that anyway hands it over.
 */
async function requireWriter(octokit: Octokit, installed: Octokit, installationId: string): Promise<void> {
  const { data } = await installed.request("GET /installation/repositories", { per_page: 1 });
  const { total_count: all } = readAnswer(NAME, Repositories, data);
  const pages = readPages(PER_PAGE, async (page) => {
    const query = { installation_id: Number(installationId), per_page: PER_PAGE, page };
    const { data } = await octokit.request("GET /user/installations/{installation_id}/repositories", query);
    return readAnswer(NAME, Repositories, data).repositories;
  });
  let writable = 0;
  for await (const page of pages)
    writable += page.filter(({ archived, permissions }) => archived === true || permissions?.push === true).length;
  if (writable < all)
    throw refused(
      "You may not write to every repository of this installation",
      `Let somebody connect it who may, or install the app at ${NAME} for fewer repositories.`,
    );
}

/**
 * The access of an installation, for a person who was shown to have it by the code that GitHub sent them back with.
 * Throws FixpointError `installation_refused` for who has not, VendorErrors.
 */
export async function takeInstallation(
  app: GithubAppClient,
  { code, installationId }: { code: string; installationId: string },
  fetch: VendorFetch,
): Promise<VendorCredentials> {
  const baseUrl = apiUrlOf(app.url);
  const octokit = createClient({ credentials: { accessToken: await userTokenOf(app, code, fetch) }, baseUrl, fetch });
  await requireSeen(octokit, app, installationId);
  const credentials = await refresh({ accessToken: "", installationId }, app, fetch);
  await requireWriter(octokit, createClient({ credentials, baseUrl, fetch }), installationId);
  return credentials;
}
