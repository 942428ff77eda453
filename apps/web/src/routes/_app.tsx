import { createFileRoute } from "@tanstack/react-router";
import { Shell } from "../features/shell/index.tsx";
import { UserInfoFailed } from "../components/layout/user-info-failed.tsx";
import { requireUser } from "../lib/guard.ts";
import { organizationsQuery } from "../lib/session.ts";

export const Route = createFileRoute("/_app")({
  beforeLoad: async ({ context, location }) => ({ user: await requireUser(context.queryClient, location.href) }),
  // Organizations fail to an empty list (spec §7).
  loader: ({ context }) => context.queryClient.ensureQueryData(organizationsQuery).catch(() => []),
  component: Shell,
  errorComponent: UserInfoFailed,
});
