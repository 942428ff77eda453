import type { Integration } from "@fixpoint/contracts";
import { ChevronDown, ExternalLink, KeyRound, RefreshCw, Unplug } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../../components/ui/menu.tsx";
import { sourceName } from "../../../components/ui/source-icon.tsx";
import { PROVIDER_TEXTS } from "../model/providers.ts";

interface Props {
  integration: Integration;
  onUpdateToken: () => void;
  onReconnect: (() => void) | undefined;
  onDisconnect: () => void;
}

export function ManageMenu({ integration, onUpdateToken, onReconnect, onDisconnect }: Props) {
  const { provider, baseUrl } = integration;
  const name = sourceName(provider);
  // Only the host: the API of a self-hosted instance is below a path of its own.
  const site = baseUrl ? new URL(baseUrl).origin : PROVIDER_TEXTS[provider].site;
  return (
    <Menu
      trigger={
        <Button size="sm" aria-label={`Manage ${name}`}>
          Manage
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      }
    >
      {onReconnect && (
        <MenuItem onSelect={onReconnect}>
          <RefreshCw aria-hidden />
          Reconnect
        </MenuItem>
      )}
      <MenuItem onSelect={onUpdateToken}>
        <KeyRound aria-hidden />
        Update token
      </MenuItem>
      <MenuItem asChild>
        <a href={site} target="_blank" rel="noopener noreferrer">
          <ExternalLink aria-hidden />
          Open in {name}
        </a>
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger onSelect={onDisconnect}>
        <Unplug aria-hidden />
        Disconnect
      </MenuItem>
    </Menu>
  );
}
