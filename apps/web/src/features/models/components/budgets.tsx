import { BudgetBar } from "../../../components/ui/budget-bar.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { FormField, INPUT } from "../../../components/ui/form-field.tsx";
import type { BUDGET_FIELDS } from "../model/form.ts";
import type { ModelsFormApi, ModelsPlace } from "./types.ts";

type BudgetField = (typeof BUDGET_FIELDS)[number];

const FIELDS: readonly { name: BudgetField; label: string; spent: "dearestBug" | "today" | "month"; bar: string }[] = [
  { name: "budgetPerBug", label: "For each bug", spent: "dearestBug", bar: "Used by the dearest bug of this month" },
  { name: "dailyBudget", label: "Each day", spent: "today", bar: "Used today" },
  { name: "monthlyBudget", label: "Each month", spent: "month", bar: "Used this month" },
];

const AT_LIMIT = [
  { id: "built_in", label: "Go on with the built-in engine" },
  { id: "stop", label: "Stop new runs" },
] as const;

/** Limits in dollars, each with how much of it is used as it is stored. */
export function Budgets({ form, place }: { form: ModelsFormApi; place: ModelsPlace }) {
  const { view, project, organization } = place;
  const { errors } = form.formState;
  return (
    <section aria-labelledby="budget">
      <h2 id="budget" className="mt-8 text-h2 font-semibold">
        Budget
      </h2>
      <p className="mt-1 text-fg-2">
        In dollars; empty for no limit. A call that could break a limit is not made. Days and months are those of UTC.
        {project && ` The limits of ${organization.name} hold beside these.`}
      </p>
      <Card className="mt-3 grid gap-4 p-4 md:grid-cols-3">
        {FIELDS.map(({ name, label, spent, bar }) => (
          <div key={name}>
            <FormField label={label} error={errors[name]?.message}>
              {(control) => (
                <span className="relative block">
                  <span aria-hidden className="absolute top-1/2 left-3 -translate-y-1/2 text-fg-3">
                    $
                  </span>
                  <input
                    {...control}
                    {...form.register(name)}
                    inputMode="decimal"
                    autoComplete="off"
                    placeholder="No limit"
                    className={`${INPUT} pl-7`}
                  />
                </span>
              )}
            </FormField>
            {view[name] !== null && (
              <div className="mt-2">
                <BudgetBar label={bar} used={view.spent[spent]} limit={view[name]} />
                {spent === "dearestBug" && <p className="text-meta text-fg-3">The dearest this month</p>}
              </div>
            )}
          </div>
        ))}
        <fieldset className="md:col-span-3">
          <legend className="text-label font-medium">At the limit</legend>
          <div className="mt-1 flex flex-col gap-1">
            {AT_LIMIT.map(({ id, label }) => (
              <label key={id} className="flex min-h-6 items-center gap-2">
                <input type="radio" value={id} {...form.register("atLimit")} className="size-4 accent-primary" />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      </Card>
    </section>
  );
}
