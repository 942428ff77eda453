import { Integration, type CreateIntegrationBody, type Credentials, type IntegrationProvider } from "@fixpoint/contracts";
import { z } from "zod";
import { call, remove } from "../../../lib/api-client.ts";
import { integrationsPath } from "../../../lib/integrations.ts";

export function createIntegration(orgId: string, body: CreateIntegrationBody): Promise<Integration> {
  return call(Integration, "POST", integrationsPath(orgId), { body });
}

export function updateToken(orgId: string, id: string, credentials: Credentials): Promise<Integration> {
  return call(Integration, "PUT", `${integrationsPath(orgId)}/${id}`, { body: { credentials } });
}

export function deleteIntegration(orgId: string, id: string): Promise<string> {
  return remove(`${integrationsPath(orgId)}/${id}`);
}

/** Tries the credentials at the vendor; what came of it is in the `health` of the answer. */
export function testIntegration(orgId: string, id: string): Promise<Integration> {
  return call(Integration, "POST", `${integrationsPath(orgId)}/${id}/test`);
}

const Url = z.object({ url: z.url() });

/** Where the browser goes to authorise us. */
export async function connectUrl(orgId: string, provider: IntegrationProvider): Promise<string> {
  const { url } =
    provider === "atlassian"
      ? await call(Url, "GET", "/api/v1/integrations/atlassian/auth/generate-url", { query: { organizationId: orgId } })
      : await call(Url, "GET", `${integrationsPath(orgId)}/${provider}/install-url`);
  return url;
}
