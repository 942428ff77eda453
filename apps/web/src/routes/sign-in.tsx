import { createFileRoute, redirect } from "@tanstack/react-router";
import { SignIn } from "../features/auth/index.tsx";
import { safeReturnUrl } from "../lib/return-url.ts";
import { userQuery } from "../lib/session.ts";
import { text } from "../lib/search-params.ts";

type Search = {
  returnUrl?: string | undefined;
  redirect?: string | undefined;
};

function readSearch(search: Record<string, unknown>): Search {
  return { returnUrl: text(search["returnUrl"]), redirect: text(search["redirect"]) };
}

function SignInRoute() {
  const { returnUrl, redirect: redirectTo } = Route.useSearch();
  const { failed } = Route.useLoaderData();
  return <SignIn returnUrl={safeReturnUrl(returnUrl ?? redirectTo)} userInfoFailed={failed} />;
}

export const Route = createFileRoute("/sign-in")({
  validateSearch: readSearch,
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
