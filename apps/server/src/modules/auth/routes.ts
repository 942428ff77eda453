import { isMember, setDefaultOrganization } from "@fixpoint/db";
import { Id, UserInfoAnswer } from "@fixpoint/contracts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { SIGN_IN_PROVIDERS } from "../../env-sign-in.ts";
import { notFound } from "../../core/problem.ts";
import { NOTHING, PUBLIC } from "../../http/openapi.ts";
import { safeReturnUrl } from "../../http/return-url.ts";
import { endSession, personOf, startSession, viewerOf } from "../../http/session.ts";
import { presentMember, presentUser } from "./presenter.ts";
import { notConfigured, signInProviders } from "./configured-providers.ts";
import { admitIdentity, beginSignIn, finishSignIn, SIGN_IN_SECONDS } from "./service.ts";

const SIGN_IN_COOKIE = "fixpoint_sign_in";
export const CALLBACK_PATH = "/api/v1/auth/callback";

/** Sign-in itself; needs no session. */
export function signInRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    const providers = signInProviders(context);
    const cookie = () => ({
      path: "/api/v1/auth",
      httpOnly: true,
      sameSite: "lax" as const,
      secure: context.publicUrl().startsWith("https:"),
    });

    app.get(
      "/api/v1/auth/:provider",
      {
        config: { isPage: true },
        schema: {
          summary: "Begin to sign in: leads the browser to the identity provider",
          ...PUBLIC,
          response: { 302: NOTHING },
          params: z.object({ provider: z.enum(SIGN_IN_PROVIDERS) }),
          querystring: z.object({ returnUrl: z.string().optional() }),
        },
      },
      async (request, reply) => {
        // Cookies belong to one name: `localhost` goes to the name that the provider answers on.
        if (context.env.isLoopback && request.headers.host !== new URL(context.publicUrl()).host)
          return reply.redirect(`${context.publicUrl()}${request.url}`);
        const provider = providers.get(request.params.provider);
        if (!provider) throw notConfigured(request.params.provider);
        const { url, handle } = await beginSignIn(context.db, provider, {
          redirectUri: `${context.publicUrl()}${CALLBACK_PATH}`,
          returnUrl: safeReturnUrl(request.query.returnUrl),
        });
        reply.setCookie(SIGN_IN_COOKIE, handle, { ...cookie(), maxAge: SIGN_IN_SECONDS });
        return reply.header("cache-control", "no-store").redirect(url);
      },
    );

    app.get(
      CALLBACK_PATH,
      {
        config: { isPage: true },
        schema: { summary: "Where the identity provider sends the browser back", ...PUBLIC, response: { 302: NOTHING } },
      },
      async (request, reply) => {
        reply.clearCookie(SIGN_IN_COOKIE, cookie()).header("cache-control", "no-store");
        const { identity, returnUrl } = await finishSignIn(context.db, (id) => providers.get(id) ?? null, {
          handle: request.cookies[SIGN_IN_COOKIE],
          currentUrl: new URL(request.url, context.publicUrl()),
        });
        const user = await admitIdentity(context, identity);
        if (!user) {
          await endSession(context, request, reply);
          return reply.redirect(`/request-access?email=${encodeURIComponent(identity.email)}`);
        }
        await startSession(context, request, reply, user.id);
        return reply.redirect(returnUrl);
      },
    );

    app.post(
      "/api/v1/auth/logout",
      { schema: { summary: "End the session", ...PUBLIC, response: { 204: NOTHING } } },
      async (request, reply) => {
        await endSession(context, request, reply);
        return reply.status(204).send(null);
      },
    );
  };
}

/** Who is signed in. */
export function userInfoRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    app.get(
      "/api/v1/auth/user-info",
      {
        config: { failure: "Failed to fetch user info" },
        schema: { summary: "Who is signed in", response: { 200: UserInfoAnswer } },
      },
      async (request) => {
        const { user, onlyOrganizationId } = viewerOf(request);
        const staffDomain = context.env.FIXPOINT_STAFF_DOMAIN;
        if (onlyOrganizationId !== null) return { data: presentMember(user, staffDomain, onlyOrganizationId) };
        return { data: presentUser(user, staffDomain) };
      },
    );

    app.put(
      "/api/v1/auth/user-info",
      {
        schema: {
          summary: "Choose the default organization",
          body: z.object({ organization: Id }),
          response: { 200: UserInfoAnswer },
        },
      },
      async (request) => {
        const { user } = personOf(request);
        if (!(await isMember(context.db, request.body.organization, user.id))) throw notFound("Organization");
        const changed = await setDefaultOrganization(context.db, user.id, request.body.organization);
        if (!changed) throw notFound("User");
        return { data: presentUser(changed, context.env.FIXPOINT_STAFF_DOMAIN) };
      },
    );
  };
}
