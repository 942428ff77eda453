import * as client from "openid-client";
import { z } from "zod";
import type { SignInProviderId } from "../../env-sign-in.ts";
import { LOCAL_CLIENT_ID, LOCAL_PROVIDER_PATH, LOCAL_SIGNING_ALGORITHM } from "./local-provider/names.ts";

export type Tokens = client.TokenEndpointResponse & client.TokenEndpointResponseHelpers;

/** One way to sign in; they differ only in how the configuration and the verified address are got. */
export interface SignInProvider {
  id: string;
  scope: string;
  /** GitHub is plain OAuth 2 and knows neither nonce nor ID token. */
  isOpenId: boolean;
  parameters: Record<string, string>;
  configuration(): Promise<client.Configuration>;
  /** Throws when the address is missing or not verified. */
  identify(configuration: client.Configuration, tokens: Tokens): Promise<{ email: string; name: string }>;
}

const Claims = z.object({ email: z.email(), email_verified: z.literal(true), name: z.string().optional() });

/** Built-in accounts; found by discovery on our own origin, as any other provider would be. */
export function localProvider(id: SignInProviderId, publicUrl: () => string): SignInProvider {
  let discovered: Promise<client.Configuration> | null = null;
  function configuration(): Promise<client.Configuration> {
    discovered ??= client.discovery(
      new URL(`${publicUrl()}${LOCAL_PROVIDER_PATH}`),
      LOCAL_CLIENT_ID,
      { id_token_signed_response_alg: LOCAL_SIGNING_ALGORITHM },
      client.None(),
      { execute: [client.allowInsecureRequests] },
    );
    discovered.catch(() => (discovered = null));
    return discovered;
  }
  async function identify(config: client.Configuration, tokens: Tokens) {
    const subject = tokens.claims()?.sub ?? client.skipSubjectCheck;
    const claims = Claims.parse(await client.fetchUserInfo(config, tokens.access_token, subject));
    return { email: claims.email, name: claims.name ?? claims.email };
  }
  // Always asks: somebody who logged out must be able to become another account.
  return { id, scope: "openid email profile", isOpenId: true, parameters: { prompt: "login" }, configuration, identify };
}
