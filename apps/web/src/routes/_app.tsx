import { createFileRoute, redirect } from "@tanstack/react-router";
import { Shell } from "../features/shell/index.tsx";
import { UserInfoFailed } from "../components/layout/user-info-failed.tsx";
import { ApiError } from "../lib/api-client.ts";
import { organizationsQuery, userQuery } from "../lib/session.ts";

export const Route = createFileRoute("/_app")({
  async beforeLoad({ context, location }) {
    try {
      const user = await context.queryClient.ensureQueryData({ ...userQuery, retry: false });
      return { user };
    } catch (error) {
      if (error instanceof ApiError && error.status === 401)
        throw redirect({ to: "/sign-in", search: location.href === "/" ? {} : { returnUrl: location.href } });
      throw error;
    }
  },
  // Organizations fail to an empty list (spec §7).
  loader: ({ context }) => context.queryClient.ensureQueryData(organizationsQuery).catch(() => []),
  component: Shell,
  errorComponent: UserInfoFailed,
});
