import { readAnswer } from "../http/answer.ts";
import { scopesOf } from "../http/scopes.ts";
import type { Identity, VendorAccess } from "../types/access.ts";
import { TOKEN_SCOPES } from "./auth.ts";
import { createClient, NAME } from "./client.ts";
import { Tested } from "./schema.ts";

export async function identify(access: VendorAccess): Promise<Identity> {
  const { data, response } = await createClient(access).GET("/auth.test");
  const { team, user } = readAnswer(NAME, Tested, data);
  const scopes = scopesOf(response);
  const missingScopes = TOKEN_SCOPES.filter((scope) => scopes !== null && !scopes.includes(scope));
  return { account: `${user} in ${team}`, scopes, missingScopes };
}
