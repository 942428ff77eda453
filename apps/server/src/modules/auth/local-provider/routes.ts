import type { FastifyInstance } from "fastify";
import type Provider from "oidc-provider";
import { z } from "zod";
import type { AppContext } from "../../../context.ts";
import { LOCAL_ACCOUNTS } from "./accounts.ts";
import { accountsPage, messagePage, STYLE } from "./page.ts";
import { LOCAL_PROVIDER_PATH } from "./names.ts";

const Choice = z.object({ account: z.enum(LOCAL_ACCOUNTS.map((account) => account.email)) });

/** The provider reads its own place from `originalUrl`, as servers with mounts set it. */
interface MountedRequest {
  originalUrl?: string;
}

/** The built-in identity provider, on our own origin. Its pages are plain HTML and need no script. */
export function localProviderRoutes(context: AppContext, redirectPath: string) {
  return async function routes(app: FastifyInstance): Promise<void> {
    const look = { productName: context.env.FIXPOINT_PRODUCT_NAME, base: LOCAL_PROVIDER_PATH };
    let provider: Promise<Provider> | null = null;

    // Not at start: the port, and with it the issuer, is not known before, and the library is large.
    async function create(): Promise<Provider> {
      const { createLocalProvider } = await import("./provider.ts");
      return createLocalProvider({
        issuer: `${context.publicUrl()}${LOCAL_PROVIDER_PATH}`,
        redirectUri: `${context.publicUrl()}${redirectPath}`,
        renderError: (title, message) => messagePage({ ...look, title, message }),
      });
    }

    function current(): Promise<Provider> {
      provider ??= create();
      return provider;
    }

    app.get(`${LOCAL_PROVIDER_PATH}/style.css`, { schema: { hide: true } }, async (_request, reply) =>
      reply.type("text/css").header("cache-control", "public, max-age=3600").send(STYLE),
    );

    app.get<{ Params: { uid: string } }>(
      `${LOCAL_PROVIDER_PATH}/interaction/:uid`,
      { schema: { hide: true } },
      async (request, reply) => {
        reply.type("text/html").header("cache-control", "no-store");
        try {
          const interaction = await (await current()).interactionDetails(request.raw, reply.raw);
          return accountsPage({ ...look, action: `${LOCAL_PROVIDER_PATH}/interaction/${interaction.uid}` });
        } catch {
          reply.status(400);
          return messagePage({ ...look, title: "This sign-in has expired", message: "Start again from the sign-in page." });
        }
      },
    );

    app.post(`${LOCAL_PROVIDER_PATH}/interaction/:uid`, { schema: { hide: true } }, async (request, reply) => {
      const choice = Choice.safeParse(request.body);
      if (!choice.success) {
        return reply
          .status(400)
          .type("text/html")
          .send(messagePage({ ...look, title: "No such account", message: "Choose one of the accounts that are listed." }));
      }
      try {
        const next = await (
          await current()
        ).interactionResult(
          request.raw,
          reply.raw,
          { login: { accountId: choice.data.account } },
          { mergeWithLastSubmission: false },
        );
        return await reply.redirect(next, 303);
      } catch {
        return reply
          .status(400)
          .type("text/html")
          .send(messagePage({ ...look, title: "This sign-in has expired", message: "Start again from the sign-in page." }));
      }
    });

    await app.register(async (scope) => {
      // The provider reads the body itself.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
      scope.all(`${LOCAL_PROVIDER_PATH}/*`, { schema: { hide: true } }, async (request, reply) => {
        reply.hijack();
        const raw = request.raw as typeof request.raw & MountedRequest;
        raw.originalUrl = raw.url ?? "/";
        raw.url = raw.originalUrl.slice(LOCAL_PROVIDER_PATH.length) || "/";
        await (await current()).callback()(raw, reply.raw);
      });
    });
  };
}
