import type { AppContext } from "../../context.ts";
import { conflict, type HttpProblem } from "../../core/problem.ts";
import { SIGN_IN_PROVIDERS, type SignInProviderId } from "../../env-sign-in.ts";
import { oauthProvider } from "./oauth-providers.ts";
import { localProvider, type SignInProvider } from "./providers.ts";

/** What each sign-in button leads to: the clients that are configured, or the built-in provider where there is none. */
export function signInProviders(context: AppContext): Map<string, SignInProvider> {
  if (context.usesLocalSignIn) return new Map(SIGN_IN_PROVIDERS.map((id) => [id, localProvider(id, context.publicUrl)]));
  return new Map(context.env.signInClients.map((client) => [client.provider, oauthProvider(client)]));
}

export function notConfigured(provider: SignInProviderId): HttpProblem {
  const name = `FIXPOINT_SIGN_IN_${provider.toUpperCase()}`;
  return conflict(
    "not_configured",
    "This way to sign in is not configured",
    `Set ${name}_CLIENT_ID and ${name}_CLIENT_SECRET on the server and restart it, or sign in another way.`,
  );
}
