import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { FormField, INPUT } from "../../../components/ui/form-field.tsx";
import { MODEL_PROVIDERS, type ModelFields } from "../model/form.ts";

type Form<Output> = UseFormReturn<ModelFields, unknown, Output>;

/** The key goes in and never comes out again: what is stored is only said to be there. */
function KeyField<Output>({ form, hasKey }: { form: Form<Output>; hasKey: boolean }) {
  const [replacing, setReplacing] = useState(false);
  if (hasKey && !replacing) {
    return (
      <div className="flex items-center gap-2">
        <span className="text-label font-medium">API key</span>
        <span className="text-fg-2">Key set</span>
        <Button size="sm" onClick={() => setReplacing(true)}>
          Replace
        </Button>
      </div>
    );
  }
  return (
    <FormField label="API key" hint="Stored encrypted; never shown again." error={form.formState.errors.apiKey?.message}>
      {(control) => (
        <input
          {...control}
          {...form.register("apiKey")}
          type="password"
          autoFocus={replacing}
          autoComplete="off"
          className={`${INPUT} font-mono`}
        />
      )}
    </FormField>
  );
}

export function OwnModel<Output>({ form, hasKey }: { form: Form<Output>; hasKey: boolean }) {
  const { errors } = form.formState;
  const compatible = form.watch("provider") === "openai_compatible";
  return (
    <>
      <p role="note" className="mt-4 rounded-card bg-warn-bg px-4 py-3 text-warn">
        ▲ This version runs every bug with the built-in engine. What you set here is stored and not used yet.
      </p>
      <Card className="mt-4 grid gap-4 p-4 md:grid-cols-2">
        <FormField label="Provider" error={errors.provider?.message}>
          {(control) => (
            <select {...control} {...form.register("provider")} className={INPUT}>
              <option value="">Choose…</option>
              {MODEL_PROVIDERS.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <FormField label="Model" hint="As the provider names it" error={errors.model?.message}>
          {(control) => (
            <input {...control} {...form.register("model")} autoComplete="off" spellCheck={false} className={INPUT} />
          )}
        </FormField>
        <div className="md:col-span-2">
          <KeyField form={form} hasKey={hasKey} />
        </div>
        <details open={compatible || Boolean(errors.baseUrl)} className="md:col-span-2">
          <summary className="min-h-6 w-fit rounded-control text-label font-medium text-fg-2">Advanced</summary>
          <div className="mt-3">
            <FormField
              label="Base URL"
              optional={!compatible}
              hint="Of a server of your own, or a proxy"
              error={errors.baseUrl?.message}
            >
              {(control) => (
                <input
                  {...control}
                  {...form.register("baseUrl")}
                  type="url"
                  placeholder="https://"
                  autoComplete="off"
                  className={INPUT}
                />
              )}
            </FormField>
          </div>
        </details>
      </Card>
      <h2 className="mt-8 text-h2 font-semibold">Budget</h2>
      <Card className="mt-3 grid gap-4 p-4 md:grid-cols-2">
        <FormField
          label="Each month"
          optional
          hint="In the currency of the provider's bill; empty for no limit"
          error={errors.monthlyBudget?.message}
        >
          {(control) => <input {...control} {...form.register("monthlyBudget")} inputMode="decimal" className={INPUT} />}
        </FormField>
        <FormField label="For each bug" optional hint="Empty for no limit" error={errors.budgetPerBug?.message}>
          {(control) => <input {...control} {...form.register("budgetPerBug")} inputMode="decimal" className={INPUT} />}
        </FormField>
        <fieldset className="md:col-span-2">
          <legend className="text-label font-medium">At the limit</legend>
          <div className="mt-1 flex flex-col gap-1">
            <label className="flex min-h-6 items-center gap-2">
              <input type="radio" value="built_in" {...form.register("atLimit")} className="size-4 accent-primary" />
              Go on with the built-in engine
            </label>
            <label className="flex min-h-6 items-center gap-2">
              <input type="radio" value="stop" {...form.register("atLimit")} className="size-4 accent-primary" />
              Stop new runs
            </label>
          </div>
        </fieldset>
      </Card>
    </>
  );
}
