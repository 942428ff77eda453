import { useQuery } from "@tanstack/react-query";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { publicSettingsQuery } from "../../../lib/session.ts";

export function Contact() {
  const settings = useQuery(publicSettingsQuery).data;
  if (!settings) return <p className="text-fg-2">The address is shown here when the server can be reached.</p>;
  return (
    <p className="flex flex-wrap items-center gap-1">
      Write to{" "}
      <a href={`mailto:${settings.subscriptionEmail}`} className="text-primary underline underline-offset-2">
        {settings.subscriptionEmail}
      </a>
      <CopyButton text={settings.subscriptionEmail} name="Copy the address" />
      <span className="text-fg-3">Version {settings.version}</span>
    </p>
  );
}
