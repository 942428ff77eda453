import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { notFound } from "../core/problem.ts";
import type { WebApp } from "./web-files.ts";

const YEAR_SECONDS = 31_536_000;

/** The browser's part: files as they are, and its page for every address that is not a file or an API call. */
export async function serveWebApp(app: FastifyInstance, web: WebApp | null): Promise<void> {
  if (web) {
    await app.register(fastifyStatic, {
      root: web.folder,
      wildcard: false,
      index: false,
      // The build stored each file's brotli and gzip beside it; those are no addresses of their own.
      preCompressed: true,
      globIgnore: ["**/*.br", "**/*.gz"],
      // Names below assets/ hold a hash of the content.
      setHeaders: (reply, path) =>
        reply.header("cache-control", path.includes("/assets/") ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache"),
      schemaHide: true,
    });
  }

  function page(reply: FastifyReply): FastifyReply {
    reply.type("text/html; charset=utf-8").header("cache-control", "no-cache");
    return web ? reply.send(web.html) : reply.status(503).send("The web app has not been built. Run: npm start");
  }

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const isPage =
      (request.method === "GET" || request.method === "HEAD") && !path.startsWith("/api/") && !path.startsWith("/assets/");
    if (!isPage) throw notFound("Page");
    return page(reply);
  });
}
