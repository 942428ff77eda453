import { createFileRoute, redirect } from "@tanstack/react-router";
import { z } from "zod";
import { SignIn } from "../features/auth/index.tsx";
import { safeReturnUrl } from "../lib/return-url.ts";
import { userQuery } from "../lib/session.ts";

const Search = z.object({ returnUrl: z.string().optional().catch(undefined), redirect: z.string().optional().catch(undefined) });

function SignInRoute() {
  const { returnUrl, redirect: redirectTo } = Route.useSearch();
  const { failed } = Route.useLoaderData();
  return <SignIn returnUrl={safeReturnUrl(returnUrl ?? redirectTo)} userInfoFailed={failed} />;
}

export const Route = createFileRoute("/sign-in")({
  validateSearch: Search,
  loaderDeps: ({ search }) => search,
  async loader({ context, deps }) {
    const answer = await context.queryClient.fetchQuery({ ...userQuery, retry: false }).then(
      (user) => ({ user }),
      (error: unknown) => ({ error }),
    );
    if ("user" in answer) throw redirect({ href: safeReturnUrl(deps.returnUrl ?? deps.redirect) });
    const status = answer.error instanceof Error && "status" in answer.error ? answer.error.status : null;
    return { failed: status !== 401 };
  },
  component: SignInRoute,
});
