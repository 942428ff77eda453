import { createVendorFetch, githubApiUrlOf, takeInstallation, vendorFor } from "@fixpoint/connectors";
import { FixpointError, type Integration, type InstallationBody } from "@fixpoint/contracts";
import { createIntegrationGrant, takeIntegrationGrant } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { hashToken, newToken } from "../../core/credentials.ts";
import { conflict, HttpProblem } from "../../core/problem.ts";
import { requireSecrets } from "../../core/secrets.ts";
import { mayCallInternal } from "../../env.ts";
import type { GithubApp } from "../../env-github-app.ts";
import { authorisationExpired, refused } from "./grants.ts";
import { connectOrReplace } from "./service.ts";
import { SOMEBODY_WAITS } from "./vendor-access.ts";

const VENDORS_OWN = "https://github.com";

interface Place {
  organizationId: string;
  userId: string;
}

function requireApp(context: AppContext): GithubApp {
  if (context.env.githubApp) return context.env.githubApp;
  throw conflict(
    "not_configured",
    "GitHub has no app on this server",
    "Set FIXPOINT_GITHUB_APP_ID and what belongs to it and restart the server, or connect GitHub with an access token.",
  );
}

/** Where the app is installed at GitHub; it sends the browser to /add-project afterwards. Throws 409 while there is no app. */
export async function beginInstallation(context: AppContext, place: Place): Promise<string> {
  const { url, slug } = requireApp(context);
  requireSecrets(context);
  const state = newToken();
  await createIntegrationGrant(context.db, { stateHash: hashToken(state), codeVerifier: "", provider: "github", ...place });
  return `${url}/apps/${slug}/installations/new?${new URLSearchParams({ state })}`;
}

/** The state serves once, for the person and the organization that it was made for. */
async function requireGrant(context: AppContext, { organizationId, userId }: Place, state: string | undefined): Promise<void> {
  const grant = state === undefined ? null : await takeIntegrationGrant(context.db, hashToken(state), userId);
  if (grant?.provider !== "github" || grant.organizationId !== organizationId) throw authorisationExpired();
}

/**
 * Connects the installation that GitHub sent the browser back with. Throws 400 for an unknown, used or expired state and
 * for one of somebody else or of another organization, 409 for an installation that the person is not shown to have.
 */
export async function finishInstallation(context: AppContext, place: Place, body: InstallationBody): Promise<Integration> {
  const app = requireApp(context);
  requireSecrets(context);
  await requireGrant(context, place, body.state);
  const { installationId, code } = body;
  if (installationId === undefined || code === undefined)
    throw new HttpProblem(
      400,
      "authorisation_incomplete",
      "GitHub did not say who you are",
      "Whoever runs this server switches on “Request user authorization (OAuth) during installation” in the app's settings.",
    );
  const { limits } = vendorFor("github");
  const guards = { agent: context.vendorAgent, mayCallInternal: mayCallInternal(context.env), ...SOMEBODY_WAITS };
  const fetch = createVendorFetch({ name: "GitHub", limits, ...guards });
  const baseUrl = app.url === VENDORS_OWN ? null : githubApiUrlOf(app.url);
  const credentials = await takeInstallation({ ...app, secret: app.privateKey }, { installationId, code }, fetch).catch(
    (error: unknown) => {
      if (!(error instanceof FixpointError)) throw error;
      const isTold = error.code === "installation_refused";
      throw isTold ? conflict(error.code, error.message, error.hint ?? error.message) : refused("github", error);
    },
  );
  return connectOrReplace(context, { ...place, provider: "github", baseUrl }, credentials);
}
