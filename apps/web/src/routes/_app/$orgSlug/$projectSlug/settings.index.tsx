import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/$orgSlug/$projectSlug/settings/")({
  beforeLoad({ params }) {
    throw redirect({ to: "/$orgSlug/$projectSlug/settings/general", params, replace: true });
  },
});
