import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { RequestAccess } from "../features/auth/index.tsx";

const Search = z.object({ email: z.string().optional().catch(undefined) });

function RequestAccessRoute() {
  const { email } = Route.useSearch();
  return <RequestAccess email={email} />;
}

export const Route = createFileRoute("/request-access")({ validateSearch: Search, component: RequestAccessRoute });
