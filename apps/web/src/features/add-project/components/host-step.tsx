import { CODE_HOST_PROVIDERS, type CodeHostProvider, type Integration, type Organization } from "@fixpoint/contracts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FolderGit2, LoaderCircle } from "lucide-react";
import { useEffect } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { closeIfPopup } from "../../../lib/popup.ts";
import { keys } from "../../../lib/query-keys.ts";
import { installationQuery, type Installation } from "../api/projects.ts";
import { HostCard, isUsable } from "./host-card.tsx";

interface Props {
  organization: Organization;
  integrations: readonly Integration[];
  /** What GitHub sent the browser back with; null when it comes from elsewhere. */
  installation: Installation | null;
  onNext: (provider: CodeHostProvider | "local") => void;
}

/** Where the code is. Coming back from an installation at GitHub finishes that first. */
export function HostStep({ organization, integrations, installation, onNext }: Props) {
  const client = useQueryClient();
  const installing = useQuery({
    ...installationQuery(organization.id, installation ?? { installationId: "" }),
    enabled: installation !== null,
  });
  const isInstalled = installing.isSuccess;
  useEffect(() => {
    if (!isInstalled) return;
    void client.invalidateQueries({ queryKey: keys.integrations(organization.id) });
    if (!closeIfPopup()) onNext("github");
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the installation is finished
  }, [isInstalled]);
  const hosts = CODE_HOST_PROVIDERS.map((provider) => ({
    provider,
    integration: integrations.find((candidate) => candidate.provider === provider),
  }));
  const connected = hosts.filter(({ integration }) => isUsable(integration));

  const card = ({ provider, integration }: (typeof hosts)[number]) => (
    <li key={provider}>
      <HostCard organization={organization} provider={provider} integration={integration} onNext={() => onNext(provider)} />
    </li>
  );
  return (
    <section aria-labelledby="host-title">
      <h2 id="host-title" className="text-h2 font-semibold">
        Where is the code?
      </h2>
      {installation !== null && installing.isPending && (
        <p role="status" className="mt-4 flex items-center gap-2 text-fg-2">
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
          Connecting GitHub…
        </p>
      )}
      {installing.isError && (
        <div className="mt-4">
          <InlineError message="Failed to create integration" detail={failureText(installing.error, "Unknown error")} />
        </div>
      )}
      <ul className="mt-4 space-y-3">
        {connected.map(card)}
        <li>
          <Card className="flex flex-wrap items-center gap-3 p-4">
            <FolderGit2 aria-hidden className="size-5 text-fg-2" />
            <div className="min-w-48 flex-1">
              <h3 className="text-h3 font-semibold">A repository on this server</h3>
              <p className="text-fg-2">A git repository in a folder of the machine that the server runs on</p>
            </div>
            <Button variant={connected.length > 0 ? "outline" : "primary"} onClick={() => onNext("local")}>
              Continue
            </Button>
          </Card>
        </li>
        {hosts.filter(({ integration }) => !isUsable(integration)).map(card)}
      </ul>
    </section>
  );
}
