import { LoaderCircle } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { AuthLayout } from "../../../components/layout/auth-layout.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { cn } from "../../../lib/cn.ts";
import { publicSettingsQuery } from "../../../lib/session.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { useProviderSignIn, type SignInProvider } from "../hooks/use-provider-sign-in.ts";
import { LegalLinks } from "./legal-links.tsx";
import { PROVIDER_MARKS } from "./provider-marks.tsx";

export function SignIn({ returnUrl, userInfoFailed }: { returnUrl: string; userInfoFailed: boolean }) {
  const router = useRouter();
  const { chosen, signInWith } = useProviderSignIn(returnUrl);
  const offered = useQuery(publicSettingsQuery).data?.signInProviders;
  // Until the server says otherwise each of the three leads somewhere.
  const isOffered = (id: SignInProvider) => offered?.includes(id) ?? true;
  useTitle("Sign in");

  return (
    <AuthLayout>
      <div className="w-full rounded-dialog border bg-bg p-8 text-center shadow-overlay">
        <h1 className="text-h3 font-semibold">Use your account to access the application</h1>
        {userInfoFailed && (
          <div className="mt-4 text-left">
            <InlineError message="Failed to fetch user info" onRetry={() => void router.invalidate()} />
          </div>
        )}
        <div className="mt-6 flex justify-center gap-5">
          {PROVIDER_MARKS.map(({ id, name, mark }) => (
            <button
              key={id}
              id={id}
              type="button"
              aria-label={`Continue with ${name}`}
              title={isOffered(id) ? `Continue with ${name}` : `${name} is not set up on this server`}
              disabled={chosen !== null || !isOffered(id)}
              onClick={() => signInWith(id)}
              className={cn(
                "inline-flex size-14 items-center justify-center rounded-full border border-control bg-bg transition-[transform,background-color,opacity] duration-[120ms]",
                "enabled:hover:-translate-y-0.5 enabled:hover:bg-hover enabled:active:translate-y-0",
                chosen === id ? "cursor-wait" : "disabled:opacity-45",
              )}
            >
              {chosen === id ? <LoaderCircle aria-hidden className="size-6 animate-spin text-primary" /> : mark}
            </button>
          ))}
        </div>
        <LegalLinks />
      </div>
    </AuthLayout>
  );
}
