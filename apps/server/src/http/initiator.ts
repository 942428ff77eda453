import type { FastifyRequest } from "fastify";
import type { InitiatorOf } from "../core/initiator.ts";

export function initiatorOf(request: FastifyRequest): InitiatorOf {
  const header = request.headers["sse-connection-id"];
  const connectionId = typeof header === "string" && header.length > 0 && header.length <= 64 ? header : null;
  return { userId: request.viewer?.user.id ?? null, connectionId };
}
