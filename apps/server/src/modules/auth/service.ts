import {
  addMember,
  createSignIn,
  ensureUser,
  markEmailVerified,
  organizationsOfUser,
  setDefaultOrganizationIfNone,
  takeSignIn,
  type Db,
  type UserRow,
} from "@fixpoint/db";
import * as client from "openid-client";
import type { AppContext } from "../../context.ts";
import { HttpProblem } from "../../core/problem.ts";
import { hashToken, isStaff, newToken } from "../../core/credentials.ts";
import type { SignInProvider } from "./providers.ts";

export const SIGN_IN_SECONDS = 600;

/** A verified person, as the identity provider gives them. */
export interface Identity {
  email: string;
  name: string;
}

function failed(cause: unknown): HttpProblem {
  return new HttpProblem(
    400,
    "sign_in_failed",
    "Sign-in did not work",
    "The answer of the identity provider was not accepted. Start again from the sign-in page.",
    cause,
  );
}

/** Where the browser goes to sign in, and the handle that its cookie keeps meanwhile. */
export async function beginSignIn(
  db: Db,
  provider: SignInProvider,
  options: { redirectUri: string; returnUrl: string },
): Promise<{ url: string; handle: string }> {
  const configuration = await provider.configuration().catch((cause: unknown) => {
    throw new HttpProblem(
      503,
      "identity_provider_unreachable",
      "The identity provider does not answer",
      "Try again in a moment, or sign in another way.",
      cause,
    );
  });
  const codeVerifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const nonce = client.randomNonce();
  const handle = newToken();
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: options.redirectUri,
    scope: provider.scope,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
    state,
    ...(provider.isOpenId ? { nonce } : {}),
    ...provider.parameters,
  });
  await createSignIn(db, {
    handleHash: hashToken(handle),
    provider: provider.id,
    state,
    nonce,
    codeVerifier,
    returnUrl: options.returnUrl,
    lifetimeSeconds: SIGN_IN_SECONDS,
  });
  return { url: url.href, handle };
}

/** Checks state, issuer, code, PKCE and nonce; each sign-in serves once. Throws HttpProblem 400. */
export async function finishSignIn(
  db: Db,
  findProvider: (id: string) => SignInProvider | null,
  options: { handle: string | undefined; currentUrl: URL },
): Promise<{ identity: Identity; returnUrl: string }> {
  const signIn = options.handle ? await takeSignIn(db, hashToken(options.handle)) : null;
  const provider = signIn && findProvider(signIn.provider);
  if (!signIn || !provider)
    throw new HttpProblem(400, "sign_in_expired", "This sign-in has expired", "Start again from the sign-in page.");
  const refusal = options.currentUrl.searchParams.get("error");
  if (refusal === "access_denied" && options.currentUrl.searchParams.get("state") === signIn.state)
    throw new HttpProblem(
      400,
      "sign_in_refused",
      "You did not sign in",
      "Access was refused at the identity provider. Start again from the sign-in page.",
    );
  try {
    const configuration = await provider.configuration();
    const tokens = await client.authorizationCodeGrant(configuration, options.currentUrl, {
      pkceCodeVerifier: signIn.codeVerifier,
      expectedState: signIn.state,
      ...(provider.isOpenId ? { expectedNonce: signIn.nonce, idTokenExpected: true } : {}),
    });
    return { identity: await provider.identify(configuration, tokens), returnUrl: signIn.returnUrl };
  } catch (cause) {
    throw failed(cause);
  }
}

/** The user behind an identity; null for somebody whom no organization knows and who is not staff. */
export async function admitIdentity(context: AppContext, identity: Identity): Promise<UserRow | null> {
  const known = await ensureUser(context.db, { email: identity.email, username: identity.name });
  const user = await markEmailVerified(context.db, known.id);
  const organizations = await organizationsOfUser(context.db, user.id);
  const first = organizations[0];
  if (first) {
    await setDefaultOrganizationIfNone(context.db, user.id, first.id);
    return user;
  }
  return isStaff(user, context.env.FIXPOINT_STAFF_DOMAIN) ? user : null;
}

/** Adds somebody to an organization by address; they sign in with it later. */
export async function inviteByEmail(db: Db, organizationId: string, email: string): Promise<{ user: UserRow; isNew: boolean }> {
  const user = await ensureUser(db, { email, username: email.split("@")[0] ?? email });
  const isNew = await addMember(db, organizationId, user.id);
  await setDefaultOrganizationIfNone(db, user.id, organizationId);
  return { user, isNew };
}
