import { createFileRoute } from "@tanstack/react-router";
import { UserInfoFailed } from "../components/layout/user-info-failed.tsx";
import { requireOrganization, requireUser } from "../lib/guard.ts";

/** Without the shell, so that it fits a small window that a provider opened. */
export const Route = createFileRoute("/setup-page")({
  async beforeLoad({ context, location }) {
    const user = await requireUser(context.queryClient, location.href);
    return requireOrganization(context.queryClient, user);
  },
  errorComponent: UserInfoFailed,
});
