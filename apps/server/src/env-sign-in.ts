import { InputError } from "@fixpoint/contracts";
import { z } from "zod";

const Url = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));

/** OAuth clients for signing in. Each needs its id and its secret; the address only for self-hosted instances. */
export const SIGN_IN_SHAPE = {
  FIXPOINT_SIGN_IN_GITHUB_CLIENT_ID: z.string().optional(),
  FIXPOINT_SIGN_IN_GITHUB_CLIENT_SECRET: z.string().optional(),
  FIXPOINT_SIGN_IN_GITHUB_URL: Url.default("https://github.com"),
  FIXPOINT_SIGN_IN_GOOGLE_CLIENT_ID: z.string().optional(),
  FIXPOINT_SIGN_IN_GOOGLE_CLIENT_SECRET: z.string().optional(),
  FIXPOINT_SIGN_IN_GOOGLE_URL: Url.default("https://accounts.google.com"),
  FIXPOINT_SIGN_IN_GITLAB_CLIENT_ID: z.string().optional(),
  FIXPOINT_SIGN_IN_GITLAB_CLIENT_SECRET: z.string().optional(),
  FIXPOINT_SIGN_IN_GITLAB_URL: Url.default("https://gitlab.com"),
};
type SignInVariables = z.infer<z.ZodObject<typeof SIGN_IN_SHAPE>>;

export const SIGN_IN_PROVIDERS = ["github", "google", "gitlab"] as const;
export type SignInProviderId = (typeof SIGN_IN_PROVIDERS)[number];

export interface OAuthClient {
  provider: SignInProviderId;
  clientId: string;
  clientSecret: string;
  /** Of the instance, without a slash at its end. */
  url: string;
}

/** The clients that are configured. Throws InputError for an id without its secret. */
export function signInClients(variables: SignInVariables): OAuthClient[] {
  return SIGN_IN_PROVIDERS.flatMap((provider) => {
    const name = `FIXPOINT_SIGN_IN_${provider.toUpperCase()}` as `FIXPOINT_SIGN_IN_${Uppercase<SignInProviderId>}`;
    const clientId = variables[`${name}_CLIENT_ID`];
    const clientSecret = variables[`${name}_CLIENT_SECRET`];
    if (!clientId && !clientSecret) return [];
    if (!clientId || !clientSecret)
      throw new InputError("wrong_environment", `Wrong setting: ${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together`);
    return [{ provider, clientId, clientSecret, url: variables[`${name}_URL`] }];
  });
}
