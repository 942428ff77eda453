import type { ModelPrice, ModelPriceRow } from "@fixpoint/contracts";
import { useForm } from "react-hook-form";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { FormField, INPUT } from "../../../components/ui/form-field.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { MODEL_PROVIDERS } from "../../../lib/models.ts";
import { zodResolver } from "../../../lib/zod-resolver.ts";
import { fieldsOfPrice, PriceForm, RATES } from "../model/prices.ts";

const EMPTY = { provider: "openai_compatible" as const, model: "", input: "", cachedInput: "", cacheWrite: "", output: "" };

/** One price of the organization's own; `row` is what it takes the place of, or changes. */
export default function PriceDialog({
  row,
  isSaving,
  failure,
  onSave,
  onClose,
}: {
  row: ModelPriceRow | null;
  isSaving: boolean;
  failure: string | null;
  onSave: (price: ModelPrice) => void;
  onClose: () => void;
}) {
  const form = useForm({ defaultValues: row ? fieldsOfPrice(row) : EMPTY, resolver: zodResolver(PriceForm) });
  const { errors } = form.formState;
  const submit = form.handleSubmit(onSave);
  return (
    <Dialog
      open
      locked={isSaving}
      onOpenChange={onClose}
      title={row ? `The price of ${row.model}` : "Add a price"}
      description="Dollars for a million tokens, as your provider bills them."
    >
      <form noValidate className="grid grid-cols-2 gap-4" onSubmit={(event) => void submit(event)}>
        <div className="col-span-2">
          <FormField label="Provider">
            {(control) => (
              <select {...control} {...form.register("provider")} className={INPUT}>
                {MODEL_PROVIDERS.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </FormField>
        </div>
        <div className="col-span-2">
          <FormField
            label="Model"
            hint="* at its end stands for any ending; * alone is every model"
            error={errors.model?.message}
          >
            {(control) => (
              <input {...control} {...form.register("model")} autoComplete="off" spellCheck={false} className={INPUT} />
            )}
          </FormField>
        </div>
        {RATES.map(({ id, label }) => (
          <FormField key={id} label={label} error={errors[id]?.message}>
            {(control) => <input {...control} {...form.register(id)} inputMode="decimal" autoComplete="off" className={INPUT} />}
          </FormField>
        ))}
        {row?.dearerAbove != null && (
          <p className="col-span-2 text-meta text-fg-2">
            Above {row.dearerAbove.toLocaleString("en-US")} tokens of input the provider asks more. A price of your own holds for
            all sizes: give the higher one if you send such requests.
          </p>
        )}
        {failure !== null && (
          <div className="col-span-2">
            <InlineError message="Failed to save the price" detail={failure} />
          </div>
        )}
        <div className="col-span-2 flex justify-end gap-2">
          <Button onClick={onClose} disabled={isSaving}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={isSaving}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
