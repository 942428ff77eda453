import { deleteSession, createSession, useApiToken, userOfSession, type UserRow } from "@fixpoint/db";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../context.ts";
import { hashToken, isStaff, newToken } from "../core/credentials.ts";
import { forbidden, notFound, unauthorized } from "../core/problem.ts";

export const SESSION_COOKIE = "fixpoint_session";
const LIFETIME_SECONDS = 30 * 24 * 3600;

/** Who makes a request. `onlyOrganizationId` binds an API token to its one organization. */
export interface Viewer {
  user: UserRow;
  isStaff: boolean;
  onlyOrganizationId: string | null;
}

declare module "fastify" {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

export async function readViewer(context: AppContext, request: FastifyRequest): Promise<Viewer | null> {
  const bearer = /^Bearer (fxp_[\w-]+)$/.exec(request.headers.authorization ?? "")?.[1];
  if (bearer) {
    const found = await useApiToken(context.db, hashToken(bearer));
    return found && { user: found.user, isStaff: false, onlyOrganizationId: found.organizationId };
  }
  const token = request.cookies[SESSION_COOKIE];
  if (!token) return null;
  const user = await userOfSession(context.db, hashToken(token));
  return user && { user, isStaff: isStaff(user, context.env.FIXPOINT_STAFF_DOMAIN), onlyOrganizationId: null };
}

/** The signed-in person; throws 401. */
export function viewerOf(request: FastifyRequest): Viewer {
  if (!request.viewer) throw unauthorized(request.cookies[SESSION_COOKIE] !== undefined);
  return request.viewer;
}

/** A token acts for one organization, not for the person who made it. */
export function personOf(request: FastifyRequest): Viewer {
  const viewer = viewerOf(request);
  if (viewer.onlyOrganizationId !== null) throw forbidden("Sign in with a browser to do this; an API token cannot.");
  return viewer;
}

/** Throws 404, so that nobody else learns that there is such a page. */
export function staffOf(request: FastifyRequest): Viewer {
  const viewer = viewerOf(request);
  if (!viewer.isStaff) throw notFound("Page");
  return viewer;
}

function cookieOptions(context: AppContext) {
  return { path: "/", httpOnly: true, sameSite: "lax" as const, secure: context.publicUrl().startsWith("https:") };
}

/** A fresh token at every sign-in: one planted beforehand is worth nothing. */
export async function startSession(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  await endSession(context, request, reply);
  const token = newToken();
  await createSession(context.db, { tokenHash: hashToken(token), userId, lifetimeSeconds: LIFETIME_SECONDS });
  reply.setCookie(SESSION_COOKIE, token, { ...cookieOptions(context), maxAge: LIFETIME_SECONDS });
}

export async function endSession(context: AppContext, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = request.cookies[SESSION_COOKIE];
  if (token) await deleteSession(context.db, hashToken(token));
  reply.clearCookie(SESSION_COOKIE, cookieOptions(context));
}
