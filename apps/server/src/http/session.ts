import { admitSession, admitToken, createSession, deleteSession, type Admission, type UserRow } from "@fixpoint/db";
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
  /** The organization that the request's address names, read together with the person. */
  addressed: Pick<Admission, "organization" | "isMember">;
}

declare module "fastify" {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

function addressedId(request: FastifyRequest): string | null {
  const { orgId } = request.params as { orgId?: string };
  return orgId ?? null;
}

export async function readViewer(context: AppContext, request: FastifyRequest): Promise<Viewer | null> {
  const bearer = /^Bearer (fxp_[\w-]+)$/.exec(request.headers.authorization ?? "")?.[1];
  const cookie = request.cookies[SESSION_COOKIE];
  const organizationId = addressedId(request);
  let admission: Admission | null = null;
  if (bearer) admission = await admitToken(context.db, hashToken(bearer), organizationId);
  else if (cookie) admission = await admitSession(context.db, hashToken(cookie), organizationId);
  if (!admission) return null;
  const { user, onlyOrganizationId, ...addressed } = admission;
  const mayBeStaff = onlyOrganizationId === null && isStaff(user, context.env.FIXPOINT_STAFF_DOMAIN);
  return { user, isStaff: mayBeStaff, onlyOrganizationId, addressed };
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
