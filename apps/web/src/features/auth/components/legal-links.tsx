import { useQuery } from "@tanstack/react-query";
import { publicSettingsQuery } from "../../../lib/session.ts";

function External({ href, children }: { href: string | undefined; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="font-medium text-primary underline underline-offset-2">
      {children}
      <span className="sr-only"> (opens in new tab)</span>
    </a>
  );
}

export function LegalLinks() {
  const settings = useQuery(publicSettingsQuery).data;
  return (
    <p className="mt-7 text-meta text-fg-3">
      By creating an account, you agree to our
      <br />
      <External href={settings?.termsUrl}>Terms of Service</External> and{" "}
      <External href={settings?.privacyUrl}>Privacy Policy</External>
    </p>
  );
}
