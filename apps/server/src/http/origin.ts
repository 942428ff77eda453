import type { FastifyRequest } from "fastify";
import type { AppContext } from "../context.ts";
import { isLoopbackHost } from "../env.ts";
import { forbidden } from "../core/problem.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

function hostnameOf(host: string): string {
  return host.replace(/:\d+$/, "");
}

/** A page of another name that resolves to this machine must not speak to it (DNS rebinding). */
export function checkHost(context: AppContext, request: FastifyRequest): void {
  if (!context.env.isLoopback) return;
  const host = request.headers.host ?? "";
  if (isLoopbackHost(hostnameOf(host)) || host === new URL(context.publicUrl()).host) return;
  throw forbidden(`This server answers on ${context.publicUrl()} only.`);
}

/** Changes are taken only from our own pages; programs that send no Origin carry no browser's cookies. */
export function checkOrigin(context: AppContext, request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers["sec-fetch-site"];
  const origin = request.headers.origin;
  if (origin === undefined) {
    if (site === undefined || site === "same-origin" || site === "none") return;
    throw forbidden("The request came from another site.");
  }
  const own = new Set([context.publicUrl(), `${request.protocol}://${request.headers.host}`]);
  if (!own.has(origin)) throw forbidden("The request came from another site.");
}
