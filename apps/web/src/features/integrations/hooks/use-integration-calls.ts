import type { CreateIntegrationBody, Credentials, Integration } from "@fixpoint/contracts";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { sourceName } from "../../../components/ui/source-icon.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";
import { createIntegration, deleteIntegration, testIntegration, updateToken } from "../api/integrations.ts";

function put(client: QueryClient, integration: Integration): void {
  client.setQueryData<Integration[]>(keys.integrations(integration.organizationId), (list) =>
    list?.map((known) => (known.provider === integration.provider ? integration : known)),
  );
}

/** Tries the credentials at the vendor and says in words how it went. */
export function useTestIntegration(orgId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (integration: Pick<Integration, "id" | "provider">) => testIntegration(orgId, integration.id),
    onSuccess(tested) {
      put(client, tested);
      const name = sourceName(tested.provider);
      if (tested.health?.error) toast.error(`${name} does not work`, { description: tested.health.error });
      else toast.success(`${name} works`, { description: tested.health?.account ?? undefined });
    },
    onError: (error, { provider }) =>
      toast.error(`${sourceName(provider)} could not be tested`, { description: failureText(error, "Unknown error") }),
  });
}

/** Stores credentials, new or in the place of others, and tries them at once. */
export function useSaveToken(orgId: string, onSaved: () => void) {
  const client = useQueryClient();
  const test = useTestIntegration(orgId);
  const onSuccess = (saved: Integration) => {
    put(client, saved);
    onSaved();
    test.mutate(saved);
  };
  const create = useMutation({
    mutationFn: (body: CreateIntegrationBody) => createIntegration(orgId, body),
    onSuccess,
    // Somebody else may have connected it meanwhile.
    onError: () => client.invalidateQueries({ queryKey: keys.integrations(orgId) }),
  });
  const update = useMutation({
    mutationFn: ({ id, credentials }: { id: string; credentials: Credentials }) => updateToken(orgId, id, credentials),
    onSuccess,
  });
  return { create, update };
}

export function useDisconnect(orgId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (integration: Integration) => deleteIntegration(orgId, integration.id),
    onSuccess: (_, { provider }) => toast.success(`${sourceName(provider)} was disconnected`),
    onError: (error) => toast.error("Failed to delete integration", { description: failureText(error, "Unknown error") }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.integrations(orgId) }),
        client.invalidateQueries({ queryKey: ["mappings"] }),
      ]),
  });
}
