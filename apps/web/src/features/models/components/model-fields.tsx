import type { ModelProviderId } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { FormField, INPUT } from "../../../components/ui/form-field.tsx";
import { MODEL_PROVIDERS } from "../../../lib/models.ts";
import { pricesQuery } from "../api/models.ts";

export function ProviderField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  return (
    <FormField label="Provider" error={error}>
      {(control) => (
        <select {...control} {...field} className={INPUT}>
          <option value="">Choose…</option>
          {MODEL_PROVIDERS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

/** Any name is taken; those whose price is known are offered. */
export function ModelField({
  field,
  provider,
  orgId,
  error,
}: {
  field: UseFormRegisterReturn;
  provider: ModelProviderId | "";
  orgId: string;
  error: string | undefined;
}) {
  const listId = useId();
  const known = useQuery(pricesQuery(orgId)).data ?? [];
  const names = known.filter((row) => row.provider === provider && !row.model.endsWith("*")).map(({ model }) => model);
  return (
    <FormField label="Model" hint="As the provider names it" error={error}>
      {(control) => (
        <>
          <input {...control} {...field} list={listId} autoComplete="off" spellCheck={false} className={INPUT} />
          <datalist id={listId}>
            {names.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </FormField>
  );
}
