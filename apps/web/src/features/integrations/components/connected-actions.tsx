import type { Integration, Organization } from "@fixpoint/contracts";
import { Link } from "@tanstack/react-router";
import { Button, buttonClass } from "../../../components/ui/button.tsx";
import { sourceName } from "../../../components/ui/source-icon.tsx";
import type { Standing } from "../model/health.ts";
import { ManageMenu } from "./manage-menu.tsx";

interface Props {
  integration: Integration;
  organization: Organization;
  standing: Standing;
  /** No project is fed from it, and one could be. */
  isUnused: boolean;
  isTesting: boolean;
  onTest: () => void;
  onPopup: () => void;
  onToken: () => void;
  onDisconnect: () => void;
}

/** What can be done with a connected provider; what has to be done next comes first. */
export function ConnectedActions(props: Props) {
  const { integration, organization, standing, isUnused, isTesting, onTest, onPopup, onToken, onDisconnect } = props;
  const hasPopup = integration.ways?.includes("popup") ?? false;
  return (
    <>
      {(standing === "broken" || standing === "attention") && (
        <Button
          size="sm"
          variant={standing === "broken" ? "primary" : "outline"}
          aria-label={`Reconnect ${sourceName(integration.provider)}`}
          onClick={hasPopup ? onPopup : onToken}
        >
          Reconnect
        </Button>
      )}
      {isUnused && standing !== "broken" && (
        <Link
          to="/$orgSlug/integrations"
          params={{ orgSlug: organization.slug }}
          search={{ tab: "mapping" }}
          className={buttonClass({ variant: "primary", size: "sm" })}
        >
          Choose what to import
          <span className="sr-only"> from {sourceName(integration.provider)}</span>
        </Link>
      )}
      <Button size="sm" busy={isTesting} onClick={onTest}>
        Test now
      </Button>
      <ManageMenu
        integration={integration}
        onUpdateToken={onToken}
        onReconnect={hasPopup ? onPopup : undefined}
        onDisconnect={onDisconnect}
      />
    </>
  );
}
