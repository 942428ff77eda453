import type { ModelProviderId } from "@fixpoint/contracts";
import { useMutation } from "@tanstack/react-query";
import { CircleCheck, CircleX } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { duration } from "../../../lib/format.ts";
import { testModel } from "../api/models.ts";

/** Asks the model something small, before anything is saved, and says what came of it and how long it took. */
export function TestButton({ orgId, provider, model }: { orgId: string; provider: ModelProviderId | ""; model: string }) {
  const test = useMutation({
    mutationFn: (asked: ModelProviderId) => testModel(orgId, { provider: asked, model: model.trim() }),
  });
  const { data } = test;
  const failed = test.isError ? failureText(test.error, "Unknown error") : data?.error;
  const isReady = provider !== "" && model.trim() !== "";
  return (
    <>
      <Button
        size="sm"
        busy={test.isPending}
        aria-disabled={!isReady}
        title={isReady ? undefined : "Choose the provider and the model first"}
        onClick={() => provider !== "" && isReady && test.mutate(provider)}
      >
        Test connection
      </Button>
      <p role="status" className="basis-full text-fg-2 empty:hidden">
        {data?.ok && (
          <span className="flex items-start gap-1.5">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-ok" />
            <span className="wrap-anywhere">
              {data.model} answered in {duration(data.latencyMs)}
            </span>
          </span>
        )}
        {failed && (
          <span className="flex items-start gap-1.5 text-bad">
            <CircleX aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="wrap-anywhere">{failed}</span>
          </span>
        )}
      </p>
    </>
  );
}
