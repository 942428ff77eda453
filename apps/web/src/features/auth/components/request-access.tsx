import { Link } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { Mail, UserRound } from "lucide-react";
import { AuthLayout } from "../../../components/layout/auth-layout.tsx";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { publicSettingsQuery } from "../../../lib/session.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { BetaForm } from "./beta-form.tsx";

function BackLink() {
  return (
    <Link
      to="/sign-in"
      className="mt-6 rounded-control px-2 py-1 text-label font-medium text-primary underline underline-offset-2"
    >
      Go back to Sign In Page
    </Link>
  );
}

/** With an email: what somebody without an organization can do. Without: the beta form. */
export function RequestAccess({ email }: { email: string | undefined }) {
  const address = useQuery(publicSettingsQuery).data?.subscriptionEmail;
  useTitle("Request access");

  if (!email) {
    return (
      <AuthLayout footer={<BackLink />}>
        <BetaForm />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout footer={<BackLink />}>
      <div className="w-full rounded-dialog border bg-bg p-6 shadow-overlay">
        <h1 className="text-h3 font-semibold wrap-anywhere">The email {email} is not associated with any organizations.</h1>
        <h2 className="mt-5 text-label font-semibold text-fg-2">What can you do?</h2>
        <ul className="mt-3 space-y-3">
          <li className="flex gap-3 rounded-card border p-4">
            <UserRound aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
            <div>
              <p className="font-medium">Contact your organization admin</p>
              <p className="text-fg-2">Ask to be invited with exactly this address.</p>
            </div>
          </li>
          <li className="flex gap-3 rounded-card border p-4">
            <Mail aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
            <div className="min-w-0 flex-1">
              <p className="font-medium">{address ? `Write to ${address}` : "Write to us"}</p>
              {address && (
                <p className="mt-1 flex items-center gap-1">
                  <a href={`mailto:${address}`} className="text-primary underline underline-offset-2">
                    Open your mail program
                  </a>
                  <CopyButton text={address} name="Copy the address" />
                </p>
              )}
            </div>
          </li>
        </ul>
      </div>
    </AuthLayout>
  );
}
