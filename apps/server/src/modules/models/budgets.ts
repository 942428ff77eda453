import type { BudgetScope } from "@fixpoint/models";
import type { ModelSettings } from "@fixpoint/contracts";
import { readModelSpent, type ModelCallPlace, type ModelSpent, type Queryable } from "@fixpoint/db";
import { nanoUsdOf } from "./money.ts";
import { findSettings } from "./service.ts";

/** One limit that holds at a place, and what is spent or held back of it. */
export interface Budget {
  scope: BudgetScope;
  limitNanoUsd: number;
  takenNanoUsd: number;
}

function budget(scope: BudgetScope, limitUsd: number | null, takenNanoUsd: number): Budget[] {
  return limitUsd === null ? [] : [{ scope, limitNanoUsd: nanoUsdOf(limitUsd), takenNanoUsd }];
}

/**
 * The organization's days and months hold for everything that it spends. A project's own hold for it beside these, and
 * its own limit for a bug holds in the place of the organization's.
 */
export function budgetsOf(own: ModelSettings | null, organization: ModelSettings, spent: ModelSpent): Budget[] {
  return [
    ...budget("issue", (own ?? organization).budgetPerBug, spent.issue),
    ...(own ? budget("day", own.dailyBudget, spent.projectDay) : []),
    ...budget("day", organization.dailyBudget, spent.organizationDay),
    ...(own ? budget("month", own.monthlyBudget, spent.projectMonth) : []),
    ...budget("month", organization.monthlyBudget, spent.organizationMonth),
  ];
}

export async function readBudgets(db: Queryable, place: ModelCallPlace): Promise<Budget[]> {
  const { own, organization } = await findSettings(db, place);
  return budgetsOf(place.projectId === null ? null : own, organization, await readModelSpent(db, place));
}

/** The first that the amount would break. */
export function brokenBy(budgets: readonly Budget[], amountNanoUsd: number): Budget | undefined {
  return budgets.find(({ limitNanoUsd, takenNanoUsd }) => takenNanoUsd + amountNanoUsd > limitNanoUsd);
}
