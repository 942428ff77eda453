import { DEFAULT_MODEL_SETTINGS, type ModelSettings, type ModelSettingsBody, type ModelSettingsView } from "@fixpoint/contracts";
import { findModelSettings, readDearestIssue, readModelSpent, writeModelSettings, type Queryable } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { changeAccess, getAccess } from "./access.ts";
import { usdOf } from "./money.ts";

interface Place {
  organizationId: string;
  /** null: the organization's own settings. */
  projectId: string | null;
}

/** `organization`: what holds for it all; `applied`: what holds at the place, whose own they are or not. */
export async function findSettings(
  db: Queryable,
  { organizationId, projectId }: Place,
): Promise<{ own: ModelSettings | null; organization: ModelSettings; applied: ModelSettings }> {
  const organization = (await findModelSettings(db, organizationId, null)) ?? DEFAULT_MODEL_SETTINGS;
  const own = projectId === null ? organization : await findModelSettings(db, organizationId, projectId);
  return { own, organization, applied: own ?? organization };
}

/** A project that has none of its own has the organization's. The key itself is never shown. */
export async function readModelSettings(context: AppContext, place: Place): Promise<ModelSettingsView> {
  const { db } = context;
  const { organizationId, projectId } = place;
  const { own, applied } = await findSettings(db, place);
  const spent = await readModelSpent(db, { ...place, issueId: null, runId: null });
  const [today, month] =
    projectId === null ? [spent.organizationDay, spent.organizationMonth] : [spent.projectDay, spent.projectMonth];
  const dearestBug = await readDearestIssue(db, organizationId, projectId);
  return {
    ...applied,
    ...(await getAccess(context, organizationId, applied.provider)),
    isInherited: own === null,
    spent: { today: usdOf(today), month: usdOf(month), dearestBug: usdOf(dearestBug) },
  };
}

export async function changeModelSettings(
  context: AppContext,
  place: Place,
  { apiKey, baseUrl, ...settings }: ModelSettingsBody,
): Promise<ModelSettingsView> {
  const { provider } = settings;
  await context.db.transaction(async (tx) => {
    if (provider !== null)
      await changeAccess(context, tx, { organizationId: place.organizationId, provider }, { apiKey, baseUrl });
    await writeModelSettings(tx, place, settings);
  });
  return readModelSettings(context, place);
}
