import type { Integration, Organization } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FolderGit2, LoaderCircle } from "lucide-react";
import { useEffect } from "react";
import { Button, buttonClass } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { SourceIcon, sourceName } from "../../../components/ui/source-icon.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { installationQuery } from "../api/projects.ts";

const CODE_HOSTS = ["github", "gitlab", "bitbucket"] as const;

/** What stands in the way of taking code from a host; null when nothing does. */
function obstacle(integration: Integration | undefined): string {
  if (!integration?.isConnected) return "Not connected";
  return integration.setUp ?? "Connected";
}

interface Props {
  organization: Organization;
  integrations: readonly Integration[];
  installationId: string | undefined;
  onNext: () => void;
}

/** Where the code is. Coming back from an installation at GitHub finishes that first. */
export function HostStep({ organization, integrations, installationId, onNext }: Props) {
  const installation = useQuery({
    ...installationQuery(organization.id, installationId ?? ""),
    enabled: installationId !== undefined,
  });
  const isInstalled = installation.isSuccess;
  useEffect(() => {
    if (isInstalled) onNext();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the installation is finished
  }, [isInstalled]);

  return (
    <section aria-labelledby="host-title">
      <h2 id="host-title" className="text-h2 font-semibold">
        Where is the code?
      </h2>
      {installationId !== undefined && installation.isPending && (
        <p role="status" className="mt-4 flex items-center gap-2 text-fg-2">
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
          Connecting GitHub…
        </p>
      )}
      {installation.isError && (
        <div className="mt-4">
          <InlineError message="Failed to create integration" detail={failureText(installation.error, "Unknown error")} />
        </div>
      )}
      <ul className="mt-4 space-y-3">
        <li>
          <Card className="flex flex-wrap items-center gap-3 p-4">
            <FolderGit2 aria-hidden className="size-5 text-fg-2" />
            <div className="min-w-48 flex-1">
              <h3 className="text-h3 font-semibold">A repository on this server</h3>
              <p className="text-fg-2">A git repository in a folder of the machine that the server runs on</p>
            </div>
            <Button variant="primary" onClick={onNext}>
              Continue
            </Button>
          </Card>
        </li>
        {CODE_HOSTS.map((provider) => {
          const integration = integrations.find((candidate) => candidate.provider === provider);
          return (
            <li key={provider}>
              <Card className="flex flex-wrap items-center gap-3 p-4">
                <span aria-hidden className="contents">
                  <SourceIcon source={provider} className="size-5 text-fg-2" />
                </span>
                <div className="min-w-48 flex-1">
                  <h3 className="text-h3 font-semibold">{sourceName(provider)}</h3>
                  <p className="text-fg-2">{obstacle(integration)}</p>
                </div>
                <Link
                  to="/$orgSlug/integrations"
                  params={{ orgSlug: organization.slug }}
                  search={{ provider }}
                  className={buttonClass()}
                >
                  {integration?.isConnected ? "Manage" : "Connect"}
                  <span className="sr-only"> {sourceName(provider)}</span>
                </Link>
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
