import { readAnswer } from "../http/answer.ts";
import { scopesOf } from "../http/scopes.ts";
import type { Identity, VendorAccess } from "../types/access.ts";
import { missingScopes, NAME } from "./auth.ts";
import { createClient } from "./client.ts";
import { User } from "./schema.ts";

/** Only of persons: access tokens of a repository or a workspace stand for nobody, and are refused here. */
export async function identify(access: VendorAccess): Promise<Identity> {
  const { data, response } = await createClient(access).GET("/user");
  const { username, nickname, display_name } = readAnswer(NAME, User, data);
  const scopes = scopesOf(response);
  const account = username ?? nickname ?? display_name;
  return { account, scopes, missingScopes: scopes === null ? [] : missingScopes(scopes) };
}
