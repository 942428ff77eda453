import { readAnswer } from "../http/answer.ts";
import { scopesOf } from "../http/scopes.ts";
import { isVendorError } from "../http/vendor-error.ts";
import type { Identity, VendorAccess } from "../types/access.ts";
import { isAccessToken, missingScopes, NAME } from "./auth.ts";
import { createClient } from "./client.ts";
import { User, Workspaces } from "./schema.ts";

/** What the header says of tokens that stand for nobody. */
const KINDS: Record<string, string> = {
  repo_access_token: "repository access token",
  project_access_token: "project access token",
  workspace_access_token: "workspace access token",
};

function identityOf(account: string, scopes: string[] | null, isPersons: boolean): Identity {
  return { account, scopes, missingScopes: scopes === null ? [] : missingScopes(scopes, isPersons) };
}

/** What Bitbucket calls the token; null for a person's. */
function kindOf(access: VendorAccess, answer: Response): string | null {
  const kind = KINDS[answer.headers.get("x-credential-type") ?? ""];
  return kind ?? (isAccessToken(access.credentials.accessToken) ? "access token" : null);
}

/** Its workspace; null where Bitbucket knows the token and does not tell. Throws `access_revoked` where it does not know it. */
async function workspaceOf(access: VendorAccess): Promise<string | null> {
  try {
    const { data } = await createClient(access).GET("/user/workspaces", { params: { query: { pagelen: 10 } } });
    const [first] = readAnswer(NAME, Workspaces, data).values;
    return first?.workspace.slug ?? null;
  } catch (error) {
    if (isVendorError(error, "access_denied")) return null;
    throw error;
  }
}

/**
 * Access tokens of a repository, a project or a workspace stand for nobody, and are refused where one asks for oneself
 * (https://jira.atlassian.com/browse/BCLOUD-23528): the token is known when it is merely not let in (403), or when
 * another call knows it. The refusal tells its kind and its scopes; no described call tells its name or its repository.
 */
export async function identify(access: VendorAccess): Promise<Identity> {
  let answer: Response | null = null;
  const fetch: VendorAccess["fetch"] = async (request) => (answer = await access.fetch(request));
  try {
    const { data, response } = await createClient({ ...access, fetch }).GET("/user");
    // As what it writes is signed: others do not see the username.
    const { nickname, display_name } = readAnswer(NAME, User, data);
    return identityOf(nickname ?? display_name, scopesOf(response), true);
  } catch (error) {
    const isRefused = isVendorError(error, "access_denied") || isVendorError(error, "access_revoked");
    if (!isRefused || answer === null) throw error;
    const kind = kindOf(access, answer);
    if (kind === null) throw error;
    const workspace = await workspaceOf(access);
    return identityOf(workspace === null ? kind : `${kind} of ${workspace}`, scopesOf(answer), false);
  }
}
