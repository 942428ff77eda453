import { codeHostFor, createGuardedLookup, localCodeHost, openPullRequest } from "@fixpoint/connectors";
import { InputError } from "@fixpoint/contracts";
import { findIntegrationOf } from "@fixpoint/db";
import type { CodeHost } from "./code-host.ts";
import type { AppContext } from "./context.ts";
import { mayCallInternal } from "./env.ts";
import { nameOf } from "./modules/integrations/catalogue.ts";
import { isRevokedAndNoted } from "./modules/trackers/health.ts";
import { SOMEBODY_WAITS, withVendor } from "./modules/integrations/vendor-access.ts";

/** The server's view of the connectors: an organization's place in, its host with its access out. */
export function connectedCodeHost(contextOf: () => AppContext): CodeHost {
  const hosts: CodeHost = {
    async at({ organizationId, provider }, work, patience = {}) {
      if (provider === "local") return work(localCodeHost);
      const context = contextOf();
      const host = codeHostFor(provider);
      const integration = await findIntegrationOf(context.db, organizationId, provider);
      if (!host || !integration || integration.needsReconnect)
        throw new InputError("code_host_not_connected", `${nameOf(provider)} is not connected`, {
          hint: `${integration ? "Reconnect" : "Connect"} it on the integrations page.`,
        });
      const addressOf = createGuardedLookup(mayCallInternal(context.env));
      try {
        return await withVendor(context, integration, (access) => work(host.connect(access, addressOf)), patience);
      } catch (error) {
        await isRevokedAndNoted(context, integration, error);
        throw error;
      }
    },
    repository: (place) => hosts.at(place, (host) => host.repository(place.url), SOMEBODY_WAITS),
    latestCommit: (place) =>
      hosts.at(place, (host) => host.latestCommit({ url: place.url, branch: place.defaultBranch }), SOMEBODY_WAITS),
    openPullRequest: (place, request) => hosts.at(place, (host) => openPullRequest(host, { ...request, url: place.url })),
  };
  return hosts;
}
