import { generateKeyPairSync, randomBytes } from "node:crypto";
import Provider, { type Configuration } from "oidc-provider";
import { LOCAL_ACCOUNTS } from "./accounts.ts";
import { createMemoryStore } from "./memory-store.ts";
import { LOCAL_CLIENT_ID, LOCAL_PROVIDER_PATH, LOCAL_SIGNING_ALGORITHM } from "./names.ts";

/** A key for as long as this process lives: its tokens are used at once and never again. */
function signingKey() {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return {
    ...privateKey.export({ format: "jwk" }),
    kty: "EC" as const,
    crv: "P-256" as const,
    use: "sig" as const,
    alg: LOCAL_SIGNING_ALGORITHM,
  };
}

function accountOf(email: string) {
  return LOCAL_ACCOUNTS.find((account) => account.email === email);
}

/** A whole OpenID provider for the seeded accounts: authorization code with PKCE, nothing else. Its state lives in memory. */
export function createLocalProvider(options: {
  issuer: string;
  redirectUri: string;
  renderError(title: string, message: string): string;
}): Provider {
  const configuration: Configuration = {
    clients: [
      {
        client_id: LOCAL_CLIENT_ID,
        token_endpoint_auth_method: "none",
        redirect_uris: [options.redirectUri],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        id_token_signed_response_alg: LOCAL_SIGNING_ALGORITHM,
      },
    ],
    adapter: createMemoryStore,
    jwks: { keys: [signingKey()] },
    pkce: { required: () => true },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(32).toString("base64url")], short: { path: "/" }, long: { path: "/" } },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `${LOCAL_PROVIDER_PATH}/interaction/${interaction.uid}` },
    ttl: { Session: 600, Interaction: 600, AuthorizationCode: 60, AccessToken: 300, IdToken: 300, Grant: 600 },
    findAccount(_ctx, id) {
      const account = accountOf(id);
      if (!account) return undefined;
      return { accountId: id, claims: () => ({ sub: id, email: id, email_verified: true, name: account.name }) };
    },
    // The only client is ourselves: nobody has to consent to it.
    async loadExistingGrant(ctx) {
      const { client, session, provider } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    renderError(ctx, out) {
      ctx.type = "html";
      ctx.body = options.renderError("Sign-in did not work", out.error_description ?? out.error);
    },
  };
  return new Provider(options.issuer, configuration);
}
