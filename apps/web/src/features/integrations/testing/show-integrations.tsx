import { IntegrationProvider, MODEL_PROVIDER_IDS, type Integration, type ModelAccess } from "@fixpoint/contracts";
import { screen } from "@testing-library/react";
import { fakeApi, type Call } from "../../../testing/fake-api.ts";
import { integrationRow, mappingRow, projectRow } from "../../../testing/factories.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { IntegrationsPage } from "../components/integrations-page.tsx";

const ACME = { id: "org-1", name: "Acme", slug: "acme" };
export const PATH = "/api/v1/organizations/org-1/integrations";
export const MODEL_KEYS = "/api/v1/organizations/org-1/models/keys";
export const MAPPINGS = `${PATH}/projects/project-1/mappings`;
export const GITLAB = { provider: "gitlab" as const, ways: ["popup" as const, "token" as const] };
export const INSTALL = { [`GET ${PATH}/gitlab/install-url`]: () => ({ url: "https://gitlab.test/oauth/authorize" }) };

/** No key is set but those that are given. */
export function modelKeys(set: Partial<ModelAccess>[] = []): ModelAccess[] {
  return MODEL_PROVIDER_IDS.map((provider) => ({
    provider,
    hasApiKey: false,
    baseUrl: null,
    updatedAt: null,
    ...set.find((access) => access.provider === provider),
  }));
}

/** The rows of the server's answer: what is given is connected, all others are placeholders. */
export function everyProvider(change: Partial<Integration>[] = []): Integration[] {
  return IntegrationProvider.options.map((provider) => {
    const placeholder = { id: "", provider, isConnected: false, updatedAt: null, health: null };
    return integrationRow({ ...placeholder, ...change.find((row) => row.provider === provider) });
  });
}

/** Opens the page on a server with one project, which is fed from a board. */
export function showIntegrations(rows: Integration[], more: Parameters<typeof fakeApi>[0] = {}, search = {}): Promise<Call[]> {
  const { calls } = fakeApi({
    [`GET ${PATH}`]: () => rows,
    "GET /api/v1/organizations/org-1/projects": () => [projectRow()],
    [`GET ${MODEL_KEYS}`]: () => modelKeys(),
    [`GET ${MAPPINGS}`]: () => [mappingRow()],
    ...more,
  });
  return renderApp(<IntegrationsPage organization={ACME} search={search} />, "/acme").then(() => calls);
}

export const card = (name: string) => screen.findByRole("article", { name });
