import type { Integration, IntegrationMappingView } from "@fixpoint/contracts";
import { offersSources } from "../../../lib/sources.ts";

export type FirstStep = "connect" | "choose" | "wait";

/** What is next for a project without bugs; null until that is known. */
export function nextStep(
  integrations: readonly Integration[] | undefined,
  mappings: readonly IntegrationMappingView[] | undefined,
): FirstStep | null {
  if (mappings?.some(({ sync }) => sync !== null)) return "wait";
  if (!integrations || !mappings) return null;
  return integrations.some(({ isConnected, provider }) => isConnected && offersSources(provider)) ? "choose" : "connect";
}
