import { InternalSlackMappingBody, type InternalSlackMapping } from "@fixpoint/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { toast } from "sonner";
import { Button } from "../../../components/ui/button.tsx";
import { INPUT } from "../../../components/ui/form-field.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";
import { saveSlackChannel } from "../api/internal.ts";

/** One channel; an empty field takes it away. */
export function ChannelForm({ mapping }: { mapping: InternalSlackMapping }) {
  const client = useQueryClient();
  const [channel, setChannel] = useState(mapping.channel ?? "");
  const [error, setError] = useState<string | null>(null);
  const id = useId();
  const changed = channel.trim() !== (mapping.channel ?? "");
  const save = useMutation({
    mutationFn: saveSlackChannel,
    onError: (failure) => setError(failureText(failure, "Unknown error")),
    onSuccess(mappings) {
      client.setQueryData(keys.slackMappings, mappings);
      toast.success("Channel was saved", { description: mapping.projectName });
    },
  });

  function submit(): void {
    const { organizationId, projectId } = mapping;
    const body = InternalSlackMappingBody.safeParse({ organizationId, projectId, channel: channel.trim() || null });
    setError(body.error?.issues[0]?.message ?? null);
    if (body.success) save.mutate(body.data);
  }

  return (
    <form
      noValidate
      className="w-full md:w-80"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="flex gap-2">
        <input
          value={channel}
          aria-label={`Channel for ${mapping.projectName}`}
          aria-invalid={error !== null}
          aria-describedby={error ? `${id}-error` : undefined}
          placeholder="#channel"
          autoComplete="off"
          onChange={(event) => setChannel(event.target.value)}
          className={INPUT}
        />
        <Button type="submit" busy={save.isPending} disabled={!changed}>
          Save
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-meta text-bad">
          {error}
        </p>
      )}
    </form>
  );
}
