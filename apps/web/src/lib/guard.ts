import type { Organization, User } from "@fixpoint/contracts";
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { ApiError } from "./api-client.ts";
import { loadAnswers, organizationsQuery, rememberedOrganization, userQuery } from "./session.ts";

/** Who is signed in; anybody else is led to sign in, and back here afterwards. */
export async function requireUser(client: QueryClient, href: string): Promise<User> {
  // On their way while the server looks the session up; a failure shows where they are used.
  loadAnswers().catch(() => undefined);
  try {
    return await client.ensureQueryData({ ...userQuery, retry: false });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      throw redirect({ to: "/sign-in", search: href === "/" ? {} : { returnUrl: href } });
    throw error;
  }
}

/** The organization to work in on a page whose address names none; whoever has none is told how to get one. */
export async function requireOrganization(
  client: QueryClient,
  user: User,
): Promise<{ organization: Organization; organizations: Organization[] }> {
  const organizations = await client.ensureQueryData(organizationsQuery);
  const organization = rememberedOrganization(organizations, user.organization);
  if (!organization) throw redirect({ to: "/request-access", search: { email: user.email } });
  return { organization, organizations };
}
