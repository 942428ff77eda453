import { createFileRoute } from "@tanstack/react-router";
import { requireOrganization } from "../../lib/guard.ts";

export const Route = createFileRoute("/_app/add-project")({
  beforeLoad: ({ context }) => requireOrganization(context.queryClient, context.user),
});
