import { timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { hashToken } from "../../core/credentials.ts";
import { notFound } from "../../core/problem.ts";
import { isLoopbackHost } from "../../env.ts";

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));
}

/** A proxy on this machine connects from it as well, for anybody: it says so. */
function isOfThisMachine(request: FastifyRequest): boolean {
  const isForwarded = request.headers["x-forwarded-for"] !== undefined || request.headers.forwarded !== undefined;
  return !isForwarded && isLoopbackHost(request.ip.replace(/^::ffff:/, ""));
}

/** Throws 404, as for any page that is not there, unless the request may read the metrics. */
export function checkMetricsReader(token: string | undefined, request: FastifyRequest): void {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  const mayRead = token === undefined ? isOfThisMachine(request) : given !== undefined && isSame(given, token);
  if (!mayRead) throw notFound("Page");
}
